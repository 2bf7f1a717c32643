import type { AddResult, CartResult } from '../../core/commerce/cart/index.js';
import type { Outcome } from '../../core/runtime/index.js';
import type { SubmitReceipt } from '../../core/forms/submission/index.js';
import type { InputOf } from './parameters.js';

/**
 * The actions that a page's scripts can run in the shop. An action asks listeners first (`vitrine-before-…` at the
 * document), does what a widget would do, and never rejects: its outcome says what became of it.
 */
export interface Actions {
  /** Adds an item to the cart. The server refuses a variant that is not named, and what is out of stock. */
  addToCart(input: InputOf<'addToCart'>): Promise<Outcome<AddResult>>;
  /** Sets the quantity of a line; several calls within 300 ms are one change. */
  updateLine(input: InputOf<'updateLine'>): Promise<Outcome<CartResult>>;
  /** Removes a line of the cart. */
  removeLine(input: InputOf<'removeLine'>): Promise<Outcome<CartResult>>;
  /** Adds a coupon to the cart; the server says why it is not valid. */
  applyCoupon(input: InputOf<'applyCoupon'>): Promise<Outcome<CartResult>>;
  /** Takes a coupon off the cart. */
  removeCoupon(input: InputOf<'removeCoupon'>): Promise<Outcome<CartResult>>;
  /** Opens the page's cart drawer; without one the browser goes to the cart's page. */
  openCart(input?: InputOf<'openCart'>): Promise<Outcome<void>>;
  /** Closes the page's cart drawer, if it is open. */
  closeCart(): Promise<Outcome<void>>;
  /** The cart as it is shown; it is read first if it is unknown. */
  getCart(): Promise<Outcome<CartResult>>;
  /** Asks for an email when a variant is back. Fails where the server wants a captcha, which a widget shows. */
  signUp(input: InputOf<'signUp'>): Promise<Outcome<void>>;
  /** Fills in and submits a vitrine-form of the page, with all its checks. */
  submitForm(input: InputOf<'submitForm'>): Promise<Outcome<SubmitReceipt>>;
}
