import type { Cart } from '../../core/commerce/cart/index.js';
import {
  ahead,
  missing,
  partialChange,
  refusal,
  type CartBackend,
  type SessionStore,
  type VariantIndex,
} from '../base/index.js';
import * as documents from './documents.js';
import { nameField, toAttributeInput } from './form-fields.js';
import { readCart } from './read-cart.js';
import { schemas, type WireCart, type WirePayload } from './schemas.js';
import type { StorefrontApi } from './storefront-api.js';

type Variables = Readonly<Record<string, unknown>>;

export interface CartContext {
  readonly api: StorefrontApi;
  readonly session: SessionStore;
  readonly variants: VariantIndex;
  findVariant(itemId: string, sku: string | null): Promise<string>;
}

const stockCodes = ['MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_OUT_OF_STOCK'];

/** The calls of Shopify's cart, whose id is the visitor's session. */
export function createShopifyCart({
  api,
  session,
  variants,
  findVariant,
}: CartContext): CartBackend {
  /** Of the last answer: the codes, because a change replaces all of them, and the page that sells the cart. */
  let codes: readonly string[] = [];
  let checkoutUrl: string | null = null;
  let lines: WireCart['lines']['nodes'] = [];
  /** The cart that did not take the page's country. */
  let foreign: string | null = null;

  const cartId = () => session.get()?.token ?? '';
  const buyer = api.country ? { countryCode: api.country } : null;

  async function translate(given: WireCart, reasons?: ReadonlyMap<string, string>): Promise<Cart> {
    session.set({ token: given.id, cartId: given.id });
    const cart = await localise(given);
    codes = cart.discountCodes.map(({ code }) => code);
    checkoutUrl = cart.checkoutUrl;
    lines = cart.lines.nodes;
    return readCart(cart, variants, reasons);
  }

  /** Sets the page's country in a cart that lacks it. The requested change comes first: a failure changes nothing. */
  async function localise(cart: WireCart): Promise<WireCart> {
    if (!buyer || cart.id === foreign || isOf(cart, buyer.countryCode)) return cart;
    // Tried once: the next answer tries again.
    const payload = await send(documents.updateBuyer, { cart: cart.id, buyer }, false).catch(
      () => null,
    );
    const changed = payload?.cart ?? cart;
    if (payload && !isOf(changed, buyer.countryCode)) foreign = cart.id;
    return changed;
  }

  async function read(signal?: AbortSignal): Promise<Cart | null> {
    const { cart } = await api.query(
      documents.readCart,
      { cart: cartId() },
      () => schemas().cart,
      signal,
    );
    if (cart) return translate(cart);
    // Expired or bought: Shopify does not say which.
    session.clear();
    checkoutUrl = null;
    return null;
  }

  async function send(document: string, variables: Variables, isRepeatable: boolean) {
    const { payload } = await api.change(document, variables, () => schemas().change, isRepeatable);
    return payload ?? { cart: null, userErrors: [], warnings: [] };
  }

  async function change(document: string, variables: Variables): Promise<WirePayload> {
    if (!session.get()) throw missing('The cart');
    return send(document, { cart: cartId(), ...variables }, true);
  }

  async function changeLines(document: string, lines: readonly unknown[]): Promise<Cart | null> {
    const payload = await change(document, { lines });
    requireNoErrors(payload);
    const cart = payload.cart && (await translate(payload.cart));
    const shortage = findShortage(payload);
    if (shortage !== undefined) throw partialChange(shortage);
    return cart;
  }

  async function changeCodes(next: readonly string[]): Promise<Cart | null> {
    const payload = await change(documents.updateCodes, { codes: next });
    requireNoErrors(payload);
    const { cart, warnings } = payload;
    const [reason] = warnings.filter(({ code }) => code.startsWith('DISCOUNT_'));
    const newest = next.at(-1)?.toLowerCase() ?? '';
    return cart && translate(cart, reason && new Map([[newest, reason.message]]));
  }

  async function add(line: object, isNew: boolean): Promise<WirePayload> {
    const input = { lines: [line], ...(buyer && { buyerIdentity: buyer }) };
    return isNew
      ? send(documents.createCart, { input }, false)
      : send(documents.addLines, { cart: cartId(), lines: [line] }, false);
  }

  /** The attributes of a line, as an update takes them: an update without the attributes may remove them. */
  function attributesOf(id: string) {
    const { attributes = [] } = lines.find((line) => line.id === id) ?? {};
    // The schema has a null value in answers alone.
    const kept = attributes.map(({ key, value }) => ({ key, value: value ?? '' }));
    return kept.length > 0 && { attributes: kept };
  }

  return {
    lacks: ['shipping', 'express', 'subscriptions', 'gift-cards'],
    nameField,
    async handOff() {
      if (!checkoutUrl && session.get()) await read();
      // Shopify's own pages have a cart of their own: this one opens at its checkout alone.
      return checkoutUrl ?? api.origin;
    },
    hasSession: () => session.get() !== null,
    read,
    leastOf: async (itemId, sku) => variants.leastOf(await findVariant(itemId, sku)),
    async add({ itemId, sku, quantity, fields }) {
      const merchandiseId = await ahead(findVariant(itemId, sku));
      const attributes = toAttributeInput(fields);
      const line = { merchandiseId, quantity, ...(attributes.length > 0 && { attributes }) };
      let hadExpired = false;
      let payload = await add(line, !session.get());
      if (payload.userErrors.some(isAboutCart)) {
        session.clear();
        hadExpired = true;
        payload = await add(line, true);
      }
      requireNoErrors(payload);
      if (!payload.cart) throw missing('The cart');
      const cart = await translate(payload.cart);
      const shortage = findShortage(payload);
      return { cart, hadExpired, ...(shortage !== undefined && { shortage }) };
    },
    setQuantity: (id, quantity) =>
      changeLines(documents.updateLines, [{ id, quantity, ...attributesOf(id) }]),
    setFields: (id, fields) =>
      changeLines(documents.updateLines, [{ id, attributes: toAttributeInput(fields) }]),
    remove: (id) => changeLines(documents.removeLines, [id]),
    async applyCoupon(code) {
      const before = codes;
      const others = before.filter((one) => one.toLowerCase() !== code.toLowerCase());
      const cart = await changeCodes([...others, code]);
      const refused = cart?.invalidCoupons.find(
        (one) => one.code.toLowerCase() === code.toLowerCase(),
      );
      if (!refused) return cart;
      // Shopify keeps what was typed; here a code that takes nothing off is refused, as it is everywhere else.
      await changeCodes(before);
      throw refusal(refused.reason || null);
    },
    removeCoupon: (code) =>
      changeCodes(codes.filter((one) => one.toLowerCase() !== code.toLowerCase())),
    setShippingLocation: () => Promise.reject(refusal(null)),
    chooseShippingOption: () => Promise.reject(refusal(null)),
  };
}

const isOf = ({ buyerIdentity }: WireCart, country: string) =>
  buyerIdentity.countryCode === country;

function isAboutCart({ field }: WirePayload['userErrors'][number]): boolean {
  return field?.includes('cartId') ?? false;
}

function requireNoErrors({ userErrors }: WirePayload): void {
  const [error] = userErrors;
  if (!error) return;
  if (isAboutCart(error) || error.code === 'INVALID_MERCHANDISE_LINE') throw missing('The line');
  throw refusal(error.message);
}

const findShortage = ({ warnings }: WirePayload): string | undefined =>
  warnings.find(({ code }) => stockCodes.includes(code))?.message;
