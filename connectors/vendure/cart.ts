import type { Cart } from '../../core/commerce/cart/index.js';
import * as z from 'zod/mini';
import { isRecord } from '../../core/base/index.js';
import { NetError, type Schema } from '../../core/net/index.js';
import { ahead, missing, partialChange, refusal, type CartBackend } from '../base/index.js';
import * as documents from './documents.js';
import type { VendureOptions } from './options.js';
import { readOrder, type OrderContext } from './read-order.js';
import { schemas, type WireDelivery, type WireOrder, type WireProblem } from './schemas.js';
import type { ShopApi } from './shop-api.js';

type Result = WireOrder | WireProblem | null;

/** The calls of the active order. */
export function createVendureCart(
  api: ShopApi,
  context: OrderContext,
  { pages = {} }: Pick<VendureOptions, 'pages'>,
): CartBackend {
  const { session } = api;
  let delivery: WireDelivery | null = null;

  function remember(order: WireOrder): void {
    const { token } = session.get() ?? {};
    if (token) session.set({ token, cartId: order.id });
  }

  /** The shipping methods depend on the order, and a mutation cannot ask for them in the same request. */
  async function translate(order: WireOrder | null): Promise<Cart | null> {
    if (!order) return null;
    remember(order);
    if (!delivery || order.shippingAddress?.countryCode) {
      delivery = await api
        .query(documents.readDelivery, {}, () => schemas().delivery)
        .catch(() => delivery);
    }
    return readOrder(order, delivery, context);
  }

  async function read(signal?: AbortSignal): Promise<Cart | null> {
    const token = session.get()?.token;
    const { order, ...rest } = await api.query(
      documents.readCart,
      {},
      () => schemas().cart,
      signal,
    );
    delivery = rest;
    // A session that the shop does not know any more is replaced by one without an order.
    if (!order && token !== session.get()?.token) session.clear();
    if (!order) return null;
    remember(order);
    return readOrder(order, delivery, context);
  }

  async function send(
    document: string,
    variables: Readonly<Record<string, unknown>>,
    isRepeatable = true,
  ) {
    const { result } = await api.change(document, variables, () => schemas().change, isRepeatable);
    return readResult(result);
  }

  async function change(document: string, variables: Readonly<Record<string, unknown>>) {
    const result = await send(document, variables);
    if (!isProblem(result)) return translate(result);
    if (result.errorCode === 'INSUFFICIENT_STOCK_ERROR') throw partialChange(result.message);
    if (result.errorCode === 'NO_ACTIVE_ORDER_ERROR') throw missing('The order');
    throw refusal(result.message);
  }

  /** Vendure refuses a line that is gone with the code of any other input, so the order tells. */
  async function changeLine(document: string, variables: { line: string; quantity?: number }) {
    try {
      return await change(document, variables);
    } catch (error) {
      if (!(error instanceof NetError) || error.code !== 'rejected') throw error;
      const cart = await read();
      if (cart?.entries.some(({ id }) => id === variables.line)) throw error;
      throw missing('The line');
    }
  }

  async function findVariant(itemId: string, sku: string | null): Promise<string> {
    const known = context.variants.find(itemId, sku);
    if (known) return known;
    const { product } = await api.query(
      documents.readProduct,
      { id: itemId },
      () => schemas().product,
    );
    if (product) context.variants.learn(product.id, product.variants);
    const found = context.variants.find(itemId, sku);
    if (!found) throw missing(`The variant ${sku ?? ''} of the product ${itemId}`);
    return found;
  }

  return {
    lacks: ['additional-fields', 'express', 'subscriptions', 'gift-cards'],
    handOff(page) {
      const token = encodeURIComponent(session.get()?.token ?? '');
      return Promise.resolve((pages[page] ?? `/${page}`).replace('{token}', token));
    },
    hasSession: () => session.get() !== null,
    read,
    async add({ itemId, sku, quantity }) {
      const before = session.get();
      const variant = await ahead(findVariant(itemId, sku));
      const result = await send(documents.addItem, { variant, quantity }, false);
      const isShort = isProblem(result) && result.errorCode === 'INSUFFICIENT_STOCK_ERROR';
      if (isProblem(result) && !isShort) throw refusal(result.message);
      // Vendure adds what there is, and its answer then lacks the order's lines.
      const cart = isProblem(result) ? await read() : await translate(result);
      if (!cart) throw isProblem(result) ? refusal(result.message) : missing('The order');
      const after = session.get();
      const hadExpired =
        before?.cartId != null && before.token !== after?.token && before.cartId !== cart.id;
      return { cart, hadExpired, ...(isProblem(result) && { shortage: result.message }) };
    },
    setQuantity: (line, quantity) => changeLine(documents.adjustLine, { line, quantity }),
    remove: (line) => changeLine(documents.removeLine, { line }),
    applyCoupon: (code) => change(documents.applyCoupon, { code }),
    removeCoupon: (code) => change(documents.removeCoupon, { code }),
    setShippingLocation: ({ country, region, postalCode }) =>
      change(documents.setAddress, {
        input: { streetLine1: '', countryCode: country, province: region, postalCode },
      }),
    chooseShippingOption: (id) => change(documents.setShipping, { id: [id] }),
  };
}

function isProblem(result: Result): result is WireProblem {
  return result !== null && 'errorCode' in result;
}

function readResult(result: unknown): Result {
  if (result === null || result === undefined) return null;
  const isRefused = isRecord(result) && 'errorCode' in result;
  const schema: Schema<Result> = isRefused ? schemas().problem : schemas().order;
  const parsed = z.safeParse(schema, result);
  if (parsed.success) return parsed.data;
  throw new NetError('unexpected-answer', 'The Shop API answered something unexpected', {
    status: 200,
    body: result,
    cause: parsed.error,
  });
}
