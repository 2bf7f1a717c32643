import { createIdempotencyKey, createIntentOrder, type Call, type Http } from '../../net/index.js';
import {
  entriesOf,
  findEntry,
  type AddIntent,
  type Cart,
  type CartEntry,
  type ShippingLocation,
} from './cart.js';
import { codeOf, isCartLost, isMissing } from './lost-cart.js';
import { toCart } from './read-cart.js';
import { wireSchemas } from './schema.js';

/** What every change answers: the whole cart after it, or null when there is none any more. */
export interface CartAnswer {
  readonly cart: Cart | null;
  /** It can be the answer of an earlier time: the server repeats that when it sees a key again. */
  readonly isRepeat?: boolean;
}

export interface AddAnswer extends CartAnswer {
  readonly entry: CartEntry | null;
  readonly addedQuantity: number;
  /** The cart had expired, and what it held went with it. */
  readonly hadExpired: boolean;
}

export interface LineFields {
  readonly itemId: string;
  readonly sku: string | null;
  /** A JSON text (storefront §7). */
  readonly additionalFields: string | null;
}

/** The calls of storefront §7; those for quantity, removal, coupons and shipping are our own (examples/server/CONTRACT.md). */
export interface CartClient {
  /** Null when the server has no cart for this visitor, or only one that was bought. */
  read(signal?: AbortSignal): Promise<Cart | null>;
  /** An expired or purchased cart is given up, and the add is made once more, on a new one. */
  add(intent: AddIntent): Promise<AddAnswer>;
  setQuantity(entryId: string, quantity: number): Promise<CartAnswer>;
  /** A line that is gone already counts as removed. */
  remove(entryId: string): Promise<CartAnswer>;
  updateAdditionalFields(entryId: string, fields: LineFields): Promise<CartAnswer>;
  applyCoupon(code: string): Promise<CartAnswer>;
  removeCoupon(code: string): Promise<CartAnswer>;
  setShippingLocation(location: ShippingLocation): Promise<CartAnswer>;
  chooseShippingOption(optionId: string): Promise<CartAnswer>;
  /**
   * Undoes a removal. While the cart still has the line, as the removal failed or is in doubt, that gets its quantity;
   * with a later turn than the removal, so that this one can arrive no more.
   */
  restore(entry: CartEntry, isThere: boolean, key: string): Promise<AddAnswer>;
}

export interface CartClientOptions {
  http: Pick<Http, 'request'>;
  now(): number;
  /** Drops what names the cart, so that the next add starts a new one. */
  forgetCart(): void;
}

const callPath = '/api/commerce/shopping-cart';
const entriesPath = `${callPath}/entries`;
const couponsPath = `${callPath}/coupons`;

/** Browsers refuse a keepalive body beyond 64 kB; a character takes at most three bytes. */
const keepaliveLimit = 16_000;

export function createCartClient({ http, now, forgetCart }: CartClientOptions): CartClient {
  const nextOrder = createIntentOrder();

  /** Changes are keepalive: a shopper who leaves the page at once loses nothing. */
  async function change(
    call: Pick<Call<unknown>, 'method' | 'path' | 'json'>,
  ): Promise<CartAnswer> {
    const { shoppingCart } = await http.request({
      ...call,
      schema: () => wireSchemas().changed,
      idempotencyKey: createIdempotencyKey(),
      intentOrder: nextOrder(),
      keepalive: JSON.stringify(call.json ?? {}).length < keepaliveLimit,
    });
    return { cart: toCart(shoppingCart) };
  }

  async function read(signal?: AbortSignal): Promise<Cart | null> {
    try {
      const wire = await http.request({
        method: 'GET',
        path: callPath,
        query: { mock: false, timecode: now(), calculateSubtotal: true },
        schema: () => wireSchemas().cart,
        ...(signal && { signal }),
      });
      return wire.isPurchased ? null : toCart(wire);
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (isCartLost(error)) forgetCart();
      return null;
    }
  }

  async function add(intent: AddIntent, hadExpired = false): Promise<AddAnswer> {
    const { itemId, sku, quantity, additionalFields } = intent;
    const { shoppingCart, newlyAdded } = await http.request({
      method: 'POST',
      path: entriesPath,
      json: { itemId, sku, quantity, additionalFields },
      schema: () => wireSchemas().added,
      idempotencyKey: intent.key,
      intentOrder: nextOrder(),
      keepalive: (additionalFields ?? '').length < keepaliveLimit,
    });
    const cart = toCart(shoppingCart);
    const entry = newlyAdded
      ? cart.entries.find(({ id }) => id === newlyAdded.id)
      : entriesOf(cart, itemId, sku).at(-1);
    const addedQuantity = newlyAdded?.addedQuantity ?? quantity ?? 1;
    return { cart, entry: entry ?? null, addedQuantity, hadExpired };
  }

  /** Keys of adds that failed: they may have been carried out. */
  const inDoubt = new Set<string>();

  async function addOrReplay(intent: AddIntent): Promise<AddAnswer> {
    const isRepeat = inDoubt.has(intent.key);
    inDoubt.add(intent.key);
    const answer = await add(intent).catch((error: unknown) => {
      if (!isCartLost(error)) throw error;
      forgetCart();
      return add(intent, codeOf(error) !== 'cart-purchased');
    });
    inDoubt.delete(intent.key);
    return { ...answer, isRepeat };
  }

  const setQuantity: CartClient['setQuantity'] = (entryId, quantity) =>
    change({ method: 'PUT', path: pathOf(entryId), json: { quantity } });

  return {
    read,
    add: addOrReplay,
    setQuantity,
    async remove(entryId) {
      try {
        return await change({ method: 'DELETE', path: pathOf(entryId) });
      } catch (error) {
        if (!isMissing(error)) throw error;
        return { cart: await read() };
      }
    },
    updateAdditionalFields: (entryId, fields) =>
      change({ method: 'PUT', path: `${pathOf(entryId)}/additionalFields`, json: fields }),
    applyCoupon: (code) => change({ method: 'POST', path: couponsPath, json: { code } }),
    removeCoupon: (code) =>
      change({ method: 'DELETE', path: `${couponsPath}/${encodeURIComponent(code)}` }),
    setShippingLocation: ({ country, region, postalCode }) =>
      change({
        method: 'PUT',
        path: `${callPath}/shipping-location`,
        json: { country, region, postalCode },
      }),
    chooseShippingOption: (optionId) =>
      change({ method: 'PUT', path: `${callPath}/shipping-option`, json: { optionId } }),
    async restore(entry, isThere, key) {
      const { id, itemId, quantity, chosenVariant, additionalFields } = entry;
      try {
        if (isThere) {
          const { cart } = await setQuantity(id, quantity);
          return { cart, entry: findEntry(cart, id), addedQuantity: quantity, hadExpired: false };
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      return addOrReplay({
        itemId,
        sku: chosenVariant?.sku ?? null,
        quantity,
        additionalFields: toText(additionalFields),
        key,
      });
    },
  };
}

/** Additional fields as a request has them: JSON text. A server may answer them as that, or as what it says. */
function toText(fields: unknown): string | null {
  return typeof fields === 'string' || fields === null ? fields : JSON.stringify(fields);
}

const pathOf = (entryId: string) => `${entriesPath}/${encodeURIComponent(entryId)}`;
