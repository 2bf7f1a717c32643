import { createIdempotencyKey, createIntentOrder, type Call, type Http } from '../../net/index.js';
import { defaultCurrency, type CurrencyCode } from '../money/index.js';
import { addCall } from './add-call.js';
import type { AddResponse, CartAbility, CartClient, ChangeResponse } from './cart-client.js';
import { entriesOf, findEntry, type AddIntent, type Cart } from './cart.js';
import { codeOf, isCartLost, isMissing } from './lost-cart.js';
import { cartPaths } from './paths.js';
import { toCart } from './read-cart.js';
import { wireSchemas } from './schema.js';

export interface HttpCartClientOptions {
  http: Pick<Http, 'request'>;
  now(): number;
  /** The currency of a cart that names none; USD by default (storefront §3). */
  getCurrency?(): CurrencyCode;
  /** The abilities that the server lacks. */
  readonly lacks?: readonly CartAbility[];
  /** Drops the cart token, so that the next add starts a new cart. */
  forgetCart(): void;
  /** Counts the page's changes; by default those of this client. */
  nextOrder?(): string;
}

/** The client of storefront §7; quantity, removal, coupons and shipping are our own (docs/server/CONTRACT.md). */
export function createHttpCartClient(options: HttpCartClientOptions): CartClient {
  const { http, now, forgetCart, lacks, getCurrency = () => defaultCurrency } = options;
  const { nextOrder = createIntentOrder() } = options;

  /** Changes are sent with `keepalive`, so that they survive a navigation that follows at once. */
  async function change(
    call: Pick<Call<unknown>, 'method' | 'path' | 'json'>,
  ): Promise<ChangeResponse> {
    const { shoppingCart } = await http.request({
      ...call,
      schema: () => wireSchemas().changed,
      idempotencyKey: createIdempotencyKey(),
      intentOrder: nextOrder(),
      keepalive: true,
    });
    return { cart: toCart(shoppingCart, getCurrency()) };
  }

  async function read(signal?: AbortSignal): Promise<Cart | null> {
    try {
      const wire = await http.request({
        method: 'GET',
        path: cartPaths.cart,
        query: { mock: false, timecode: now(), calculateSubtotal: true },
        schema: () => wireSchemas().cart,
        ...(signal && { signal }),
      });
      return wire.isPurchased ? null : toCart(wire, getCurrency());
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (isCartLost(error)) forgetCart();
      return null;
    }
  }

  async function add(intent: AddIntent, hadExpired = false): Promise<AddResponse> {
    const { itemId, sku, quantity } = intent;
    const { shoppingCart, newlyAdded } = await http.request({
      ...addCall(intent, nextOrder()),
      schema: () => wireSchemas().added,
    });
    const cart = toCart(shoppingCart, getCurrency());
    const entry = newlyAdded
      ? cart.entries.find(({ id }) => id === newlyAdded.id)
      : entriesOf(cart, itemId, sku).at(-1);
    const addedQuantity = newlyAdded?.addedQuantity ?? quantity ?? 1;
    return { cart, entry: entry ?? null, addedQuantity, hadExpired };
  }

  /** Keys of adds that failed, and may nevertheless have been executed. */
  const inDoubt = new Set<string>();

  async function addOrReplay(intent: AddIntent): Promise<AddResponse> {
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
    ...(lacks && { lacks }),
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
    applyCoupon: (code) => change({ method: 'POST', path: cartPaths.coupons, json: { code } }),
    removeCoupon: (code) =>
      change({ method: 'DELETE', path: `${cartPaths.coupons}/${encodeURIComponent(code)}` }),
    setShippingLocation: ({ country, region, postalCode }) =>
      change({
        method: 'PUT',
        path: cartPaths.shippingLocation,
        json: { country, region, postalCode },
      }),
    chooseShippingOption: (optionId) =>
      change({ method: 'PUT', path: cartPaths.shippingOption, json: { optionId } }),
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

/** The JSON text that a request holds; a response may hold that text or the parsed value. */
function toText(fields: unknown): string | null {
  return typeof fields === 'string' || fields === null ? fields : JSON.stringify(fields);
}

const pathOf = (entryId: string) => `${cartPaths.entries}/${encodeURIComponent(entryId)}`;
