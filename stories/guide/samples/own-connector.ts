import { createEmptyCart, type Cart, type CartClient } from '../../../core/commerce/cart/index.js';
import { parseProduct, type ProductClient } from '../../../core/commerce/product/index.js';
import { createHttp, NetError } from '../../../core/net/index.js';
import { systemClock } from '../../../core/runtime/index.js';
import * as z from 'zod/mini';

const basketSchema = z.object({
  id: z.string(),
  currency: z.string(),
  total: z.number(),
  lines: z.array(
    z.object({
      id: z.string(),
      item: z.string(),
      title: z.string(),
      count: z.number(),
      price: z.number(),
    }),
  ),
});

/** Parse what comes from outside, then give it the cart's names. Amounts are minor units of the currency. */
function toCart(basket: z.output<typeof basketSchema>): Cart {
  const empty = createEmptyCart(basket.currency);
  return {
    ...empty,
    id: basket.id,
    subtotalCents: basket.total,
    grandTotalCents: basket.total,
    totalQuantity: basket.lines.reduce((sum, { count }) => sum + count, 0),
    entries: basket.lines.map(({ id, item, title, count, price }) => ({
      id,
      itemId: item,
      quantity: count,
      title,
      chosenVariant: null,
      productType: 'physical',
      purchasePriceCents: price,
      subTotal: price * count,
      regularPriceCents: null,
      maxQuantity: null,
      additionalFields: null,
      formId: null,
      answers: [],
      image: null,
      url: null,
    })),
  };
}

export function createOwnConnector(api: string, fetch?: typeof globalThis.fetch) {
  // Time limits, retries of what is safe to repeat, and errors that the cart understands.
  const http = createHttp({ origin: api, clock: systemClock, ...(fetch && { fetch }) });

  /** `idempotencyKey` goes along as a header. Without keys on the server, look at the basket before you repeat. */
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    json?: object,
    idempotencyKey?: string,
  ) =>
    toCart(
      await http.request({
        method,
        path,
        json,
        schema: () => basketSchema,
        ...(idempotencyKey && { idempotencyKey }),
      }),
    );

  const add: CartClient['add'] = async ({ itemId, quantity, key }) => {
    const cart = await send('POST', '/basket/lines', { item: itemId, count: quantity ?? 1 }, key);
    const entry = cart.entries.find((one) => one.itemId === itemId) ?? null;
    return { cart, entry, addedQuantity: quantity ?? 1, hadExpired: false };
  };
  const setQuantity: CartClient['setQuantity'] = async (id, count) => ({
    cart: await send('PUT', `/basket/lines/${id}`, { count }),
  });
  /** `lacks` hides the controls for these, so that nobody gets here. */
  const missing = () =>
    Promise.reject(new NetError('rejected', 'The basket API has no such call.'));

  const cartClient: CartClient = {
    lacks: ['coupons', 'shipping', 'additional-fields', 'express', 'subscriptions', 'gift-cards'],
    handOff: (page) => Promise.resolve(`${api}/${page}`),
    read: () => send('GET', '/basket'),
    add,
    setQuantity,
    remove: async (id) => ({ cart: await send('DELETE', `/basket/lines/${id}`) }),
    restore: (entry, isThere, key) =>
      isThere
        ? setQuantity(entry.id, entry.quantity).then(({ cart }) => ({
            cart,
            entry,
            addedQuantity: entry.quantity,
            hadExpired: false,
          }))
        : add({
            itemId: entry.itemId,
            sku: null,
            quantity: entry.quantity,
            additionalFields: null,
            key,
          }),
    updateAdditionalFields: missing,
    applyCoupon: missing,
    removeCoupon: missing,
    setShippingLocation: missing,
    chooseShippingOption: missing,
  };

  const productClient: ProductClient = {
    async read(reference) {
      const json = await http.request({
        method: 'GET',
        path: `/items/${reference}`,
        schema: () => z.unknown(),
      });
      // The JSON form of a product, as pages print it: the same rules judge both.
      const parsed = parseProduct(json);
      if ('problem' in parsed) throw new Error(parsed.problem);
      return parsed.product;
    },
    list: () => Promise.resolve({ products: [], nextCursor: null }),
  };

  return { cartClient, productClient };
}
