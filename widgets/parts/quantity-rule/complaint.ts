import {
  parseQuantity,
  ruleForMore,
  type QuantityRule,
} from '../../../core/commerce/product/index.js';
import { quantityStrings } from '../../../core/i18n/index.js';
import { quantityFieldStrings } from '../../../core/i18n/strings/quantity-field.js';

/**
 * Why the shop does not take this many more of a variant with `inCart` in the cart: the sentences of storefront §5 with
 * its own limits, and the browser's about steps. Null where it does, and for what is no whole number.
 */
export function ruleComplaint(
  text: string,
  rule: QuantityRule | undefined,
  inCart = 0,
): string | null {
  const quantity = parseQuantity(text);
  if (!rule || quantity === null) return null;
  const { minimum, maximum, multipleOf } = ruleForMore(rule, inCart);
  if (quantity > maximum || maximum < minimum) {
    return inCart > 0
      ? quantityFieldStrings('alreadyInCart', { inCart, available: Math.max(0, maximum) })
      : quantityStrings('quantityTooLarge', { max: maximum });
  }
  if (quantity < minimum) return quantityStrings('quantityTooSmall', { min: minimum });
  return (quantity - minimum) % multipleOf === 0 ? null : askBrowser(text, minimum, multipleOf);
}

function askBrowser(value: string, min: number, step: number): string {
  const field = document.createElement('input');
  Object.assign(field, { type: 'number', min, step, value });
  return field.validationMessage;
}
