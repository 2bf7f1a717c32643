import {
  createIdempotencyKey,
  createIntentOrder,
  NetError,
  type Call,
  type Http,
} from '../../net/index.js';
import { entriesOf, toCurrency, type AddIntent, type Cart, type CartEntry } from './cart.js';
import { wireSchemas, type WireCart } from './schema.js';

/** What every change answers: the whole cart after it, or null when there is none any more. */
export interface CartAnswer {
  readonly cart: Cart | null;
}

export interface AddAnswer {
  readonly cart: Cart;
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

/** The calls of storefront §7; those for quantity and removal are our own (examples/server/CONTRACT.md). */
export interface CartClient {
  /** Null when the server has no cart for this visitor, or only one that was bought. */
  read(signal?: AbortSignal): Promise<Cart | null>;
  /** An expired or purchased cart is given up, and the add is made once more, on a new one. */
  add(intent: AddIntent): Promise<AddAnswer>;
  setQuantity(entryId: string, quantity: number): Promise<CartAnswer>;
  /** A line that is gone already counts as removed. */
  remove(entryId: string): Promise<CartAnswer>;
  updateAdditionalFields(entryId: string, fields: LineFields): Promise<CartAnswer>;
}

export interface CartClientOptions {
  http: Http;
  now(): number;
  /** Drops what names the cart, so that the next add starts a new one. */
  forgetCart(): void;
}

const callPath = '/api/commerce/shopping-cart';
const entriesPath = `${callPath}/entries`;

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

  return {
    read,
    async add(intent) {
      try {
        return await add(intent);
      } catch (error) {
        if (!isCartLost(error)) throw error;
        forgetCart();
        return add(intent, codeOf(error) !== 'cart-purchased');
      }
    },
    setQuantity: (entryId, quantity) =>
      change({ method: 'PUT', path: pathOf(entryId), json: { quantity } }),
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
  };
}

const pathOf = (entryId: string) => `${entriesPath}/${encodeURIComponent(entryId)}`;

/** Whether what was named is not there: the cart, or one of its lines. */
function isMissing(error: unknown): boolean {
  return (error instanceof NetError && error.code === 'not-found') || isCartLost(error);
}

/** Whether the whole cart expired or became an order. */
function isCartLost(error: unknown): boolean {
  const code = codeOf(error);
  return (
    (error instanceof NetError && error.code === 'gone') ||
    code === 'cart-expired' ||
    code === 'cart-purchased'
  );
}

/** The server's own name for a failure. */
function codeOf(error: unknown): unknown {
  const body: { code?: unknown } =
    error instanceof NetError && typeof error.body === 'object' && error.body ? error.body : {};
  return body.code;
}

function toCart({ entries, currency, ...fields }: WireCart): Cart {
  return {
    ...fields,
    currency: toCurrency(currency),
    entries: entries.map(({ imageUrl, itemUrl, ...entry }) => ({
      ...entry,
      image: imageUrl,
      url: itemUrl,
    })),
  };
}
