import {
  maxQuantity,
  parseQuantity,
  quantityLimits,
  ruleForMore,
  type Variant,
} from '../../../core/commerce/product/index.js';
import { quantityStrings } from '../../../core/i18n/index.js';
import { quantityFieldStrings } from '../../../core/i18n/strings/quantity-field.js';
import type { LightControl } from '../../element/index.js';
import {
  lastQuantity,
  ruleComplaint,
  type QuantitySteps,
} from '../../parts/quantity-rule/index.js';
import { joinRules, readRules } from './rules.js';

/** The amount that the stock, the shop's rule and the cart leave to a shopper. */
export interface Availability {
  /** How many more can be added: stock or rule minus what is in the cart, 0 to 9999. */
  available: number;
  /** How many of the variant are in the cart. */
  inCart: number;
  /** Whether it is the rule that sets the limit, and not the stock. */
  isRule: boolean;
}

export interface Limits {
  readonly rules: QuantitySteps;
  /** The largest quantity that can be bought now; below the smallest where there is none. */
  readonly available: number;
  /** Why there are no more. */
  readonly note: string | null;
  /** What the shop's rule says of a text. */
  complain(text: string): string | null;
}

const { min, max } = quantityLimits;

/** Whether a text asks for more than the stock leaves. More than 9999 is a problem of its own. */
export function isBeyondStock(text: string, available: number): boolean {
  return available < max && (parseQuantity(text) ?? 0) > available;
}

/** The text once the shopper is done with the field: no more than there is. Nonsense is kept. */
export function capQuantity(text: string, available: number): string {
  return available >= min && isBeyondStock(text, available) ? String(available) : text;
}

/**
 * Why there are no more; null for a sold-out variant, which the button reports.
 *
 * @param most What the page's own field takes at a time.
 */
export function limitNote(
  { available, inCart, isRule }: Availability,
  most: number = max,
): string | null {
  if (most < available) return quantityStrings('quantityTooLarge', { max: most });
  if (available > 0) {
    if (inCart > 0) return quantityFieldStrings('alreadyInCart', { inCart, available });
    return isRule
      ? quantityStrings('quantityTooLarge', { max: available })
      : quantityFieldStrings('onlyLeft', { count: available });
  }
  return inCart > 0 ? quantityFieldStrings('allInCart', { inCart }) : null;
}

/** What the page's field, the shop's rule, the stock and the cart leave to a shopper. */
export function findLimits(
  variant: Variant | null,
  inCart: number,
  control: LightControl | undefined,
): Limits {
  const { quantityRule } = variant ?? {};
  const more = quantityRule && ruleForMore(quantityRule, inCart);
  const inStock = variant ? maxQuantity(variant, inCart) : max;
  const most = Math.max(0, Math.min(inStock, more?.maximum ?? inStock));
  const page = readRules(control);
  const rules = joinRules(page, more);
  return {
    rules,
    available: lastQuantity(rules, Math.min(most, rules.max)),
    note: limitNote({ available: most, inCart, isRule: most < inStock }, page.max),
    complain: (text) =>
      // A note says it where nothing more can be added.
      more && more.minimum <= more.maximum ? ruleComplaint(text, quantityRule, inCart) : null,
  };
}
