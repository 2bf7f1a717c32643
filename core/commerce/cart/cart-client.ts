import type { AddIntent, Cart, CartEntry, ShippingLocation } from './cart.js';

/** The response to a change: the whole cart after it, or null when there is none any more. */
export interface ChangeResponse {
  readonly cart: Cart | null;
  /** True when this may be the stored response of an earlier call with the same key, so that the cart may be stale. */
  readonly isRepeat?: boolean;
}

export interface AddResponse extends ChangeResponse {
  /** The line that was created or grew; null when the server does not say. */
  readonly entry: CartEntry | null;
  readonly addedQuantity: number;
  /** True when the previous cart had expired and its lines are lost. */
  readonly hadExpired: boolean;
}

export interface LineFields {
  readonly itemId: string;
  readonly sku: string | null;
  /** A JSON text (storefront §7). */
  readonly additionalFields: string | null;
}

/**
 * The abilities that a cart API may lack. Widgets hide the controls for it. Without `express` a purchase of one item
 * goes through the visitor's cart, without `gift-cards` straight to the gift card page.
 */
export type CartAbility =
  | 'quantity'
  | 'remove'
  | 'coupons'
  | 'shipping'
  | 'additional-fields'
  | 'undo'
  | 'express'
  | 'subscriptions'
  | 'gift-cards';

/** A page of the shop that continues with the visitor's cart. */
export type CartPage = 'cart' | 'checkout';

/**
 * Port between the cart store and a cart API. The store sends one change at a time, so a client needs no queue, and
 * every change resolves to the whole cart, from which the store takes all totals. A call rejects with a
 * {@link CartFailure} (a `NetError` is one) or a `CartError`.
 *
 * @example
 * // A cart API of your own, used by every widget of the page:
 * configure({
 *   cartClient: {
 *     read: async () => toCart(await api.get('/basket')),
 *     add: async ({ itemId, quantity, key }) => {
 *       const basket = await api.post('/basket/lines', { itemId, quantity }, { key });
 *       const cart = toCart(basket);
 *       return { cart, entry: cart.entries.at(-1), addedQuantity: quantity ?? 1, hadExpired: false };
 *     },
 *     remove: async (entryId) => ({ cart: toCart(await api.delete(`/basket/lines/${entryId}`)) }),
 *     // …
 *   },
 * });
 */
export interface CartClient {
  /** The abilities that the API lacks; none by default. */
  readonly lacks?: readonly CartAbility[];
  /**
   * Returns the address of the shop's page with this cart, for a page of another origin. Called when the shopper is
   * about to follow a link; the address may work once and for some minutes only. Without it links lead to the plain pages.
   */
  handOff?(page: CartPage): Promise<string>;
  /**
   * Reads the visitor's cart; null when there is none, or only one that was bought. The store aborts `signal` when a
   * change is about to be sent, and then ignores the result.
   */
  read(signal?: AbortSignal): Promise<Cart | null>;
  /**
   * Adds an item. Calls with the same `intent.key` must add it once: the store repeats an add whose outcome it does not
   * know. If the visitor's cart has expired or was bought, the client starts a new one.
   */
  add(intent: AddIntent): Promise<AddResponse>;
  /** Sets the quantity of a line; `quantity` is a whole number above 0. */
  setQuantity(entryId: string, quantity: number): Promise<ChangeResponse>;
  /** Removes a line. Resolves also when the line is gone already. */
  remove(entryId: string): Promise<ChangeResponse>;
  /** Replaces the additional fields of a line. */
  updateAdditionalFields(entryId: string, fields: LineFields): Promise<ChangeResponse>;
  /** Enters a coupon code. Rejects with the server's sentence when it refuses the code. */
  applyCoupon(code: string): Promise<ChangeResponse>;
  removeCoupon(code: string): Promise<ChangeResponse>;
  /** Sets the destination; the resulting cart lists the shipping options for it. */
  setShippingLocation(location: ShippingLocation): Promise<ChangeResponse>;
  /** Selects one of the cart's `shippingOptions` by its id. */
  chooseShippingOption(optionId: string): Promise<ChangeResponse>;
  /**
   * Undoes the removal of `entry`. With `isThere` the cart still has the line, because its removal failed or may have:
   * the line gets its quantity back. Otherwise its item is added again, once for each `key`.
   */
  restore(entry: CartEntry, isThere: boolean, key: string): Promise<AddResponse>;
}
