import type { Cart, CartEntry } from '../../../core/commerce/cart/index.js';
import { formatShortMoney } from '../../../core/commerce/money/index.js';
import { cartPageStrings, cartSummaryStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { limitNote } from './line-limits.js';

/** 'Quantity of Blue mug is 3. Subtotal $63.' */
export function quantitySettled({ title, quantity }: CartEntry, cart: Cart): string {
  return cartPageStrings('quantitySettled', { title, quantity, subtotal: subtotalOf(cart) });
}

/** After the last line, says that the cart is empty. */
export function removalSettled({ title }: CartEntry, cart: Cart): string {
  return cart.entries.length > 0
    ? cartPageStrings('removalSettled', { title, subtotal: subtotalOf(cart) })
    : `${cartPageStrings('removed', { title })}. ${cartSummaryStrings('emptyCart')}`;
}

export function restored({ title }: CartEntry, cart: Cart): string {
  return cartPageStrings('restored', { title, subtotal: subtotalOf(cart) });
}

export function answersSaved({ title }: CartEntry): string {
  return cartPageStrings('answersSaved', { title });
}

/** Why the quantity of a line cannot increase. */
export function limitNow(entry: CartEntry): string | null {
  return limitNote(entry, true, getRuntime().site);
}

function subtotalOf({ subtotalCents: cents, currency }: Cart): string {
  return formatShortMoney({ cents, currency }, getRuntime().site.locale);
}
