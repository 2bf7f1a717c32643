import type { Cart } from '../../../core/commerce/cart/index.js';
import { formatMoney } from '../../../core/commerce/money/index.js';
import { cartSummaryStrings } from '../../../core/i18n/index.js';

/** Why a cart cannot be checked out yet, in the sentence of storefront §8; null if it can. */
export function minimumProblem(
  { subtotalCents, minimumSubtotalCents: cents, currency }: Cart,
  locale: string,
): string | null {
  if (subtotalCents >= cents) return null;
  return cartSummaryStrings('minimumSubtotal', {
    subtotal: formatMoney({ cents, currency }, locale),
  });
}
