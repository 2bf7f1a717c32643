import { parseQuantity, quantityLimits } from '../../../core/commerce/product/index.js';
import { quantityFieldStrings } from '../../../core/i18n/strings/quantity-field.js';

/** The amount that the stock and the cart leave to a shopper. */
export interface Availability {
  /** How many more can be added: stock minus what is in the cart, 0 to 9999. */
  available: number;
  /** How many of the variant are in the cart. */
  inCart: number;
}

const { min, max } = quantityLimits;

/** The quantity `delta` steps on, within what can be bought. Nonsense counts as the smallest quantity. */
export function stepQuantity(text: string, delta: number, available: number): number {
  return Math.max(min, Math.min((parseQuantity(text) ?? min) + delta, available));
}

/** Whether a text asks for more than the stock leaves. More than 9999 is a problem of its own. */
export function isBeyondStock(text: string, available: number): boolean {
  return available < max && (parseQuantity(text) ?? 0) > available;
}

/** The text once the shopper is done with the field: no more than there is. Nonsense is kept. */
export function capQuantity(text: string, available: number): string {
  return available >= min && isBeyondStock(text, available) ? String(available) : text;
}

/** Why there are no more; null for a sold-out variant, which the button reports. */
export function limitNote({ available, inCart }: Availability): string | null {
  if (available > 0) {
    return inCart > 0
      ? quantityFieldStrings('alreadyInCart', { inCart, available })
      : quantityFieldStrings('onlyLeft', { count: available });
  }
  return inCart > 0 ? quantityFieldStrings('allInCart', { inCart }) : null;
}
