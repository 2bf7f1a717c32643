import type { CartEntry } from '../../../core/commerce/cart/index.js';
import {
  isFixedQuantity,
  parseQuantity,
  quantityLimits,
  quantityProblem,
} from '../../../core/commerce/product/index.js';
import { productStrings, quantityStrings } from '../../../core/i18n/index.js';
import { quantityFieldStrings } from '../../../core/i18n/strings/quantity-field.js';
import type { SiteContext } from '../../../core/runtime/index.js';
import {
  lastQuantity,
  ruleComplaint,
  stepQuantity,
  type QuantitySteps,
} from '../quantity-rule/index.js';

type Limited = Pick<CartEntry, 'quantity' | 'maxQuantity' | 'quantityRule'>;

/** Meaning of a text in the quantity field of a line. */
export type Wish =
  /** No text. */
  | { kind: 'empty' }
  | { kind: 'nonsense'; message: string }
  | { kind: 'remove' }
  | { kind: 'quantity'; quantity: number };

/**
 * 0 removes the line; otherwise the rules and sentences of storefront §5 hold, and those of the shop. More than there
 * may be is a wish for the most.
 */
export function readWish(text: string, entry: Pick<Limited, 'maxQuantity' | 'quantityRule'>): Wish {
  if (text === '') return { kind: 'empty' };
  const quantity = parseQuantity(text);
  if (quantity === 0) return { kind: 'remove' };
  const isTooMany = quantity !== null && quantity > lineLimit(entry);
  const message =
    quantityProblem(text)?.message ?? (isTooMany ? null : ruleComplaint(text, entry.quantityRule));
  if (message !== null) return { kind: 'nonsense', message };
  return { kind: 'quantity', quantity: quantity ?? quantityLimits.default };
}

const { min, max } = quantityLimits;

/** The quantities that a line may have; the limit of the stock is apart. */
export function lineSteps({ quantityRule }: Pick<Limited, 'quantityRule'>): QuantitySteps {
  const { minimum = min, maximum = max, multipleOf = 1 } = quantityRule ?? {};
  return { min: minimum, max: maximum, step: multipleOf, base: 0 };
}

/** The limit of a line; at least the smallest quantity, because zero is a removal, which the shopper has to request. */
export function lineLimit(entry: Pick<Limited, 'maxQuantity' | 'quantityRule'>): number {
  const steps = lineSteps(entry);
  return Math.max(steps.min, lastQuantity(steps, Math.min(entry.maxQuantity ?? max, steps.max)));
}

/** The next quantity in a direction, from the smallest to the limit. */
export function stepLine(text: string, entry: Limited, delta: 1 | -1): number {
  const from = parseQuantity(text) ?? entry.quantity;
  return stepQuantity(String(from), delta, lineSteps(entry), lineLimit(entry));
}

/** How many are left, if that prevents an increase; null otherwise. */
export function limitNote(
  { quantity, maxQuantity, quantityRule }: Limited,
  isHeld: boolean,
  { storeSettings }: Pick<SiteContext, 'storeSettings'>,
): string | null {
  const most = quantityRule?.maximum ?? max;
  if (most < (maxQuantity ?? max)) {
    return isHeld ? quantityStrings('quantityTooLarge', { max: most }) : null;
  }
  if (maxQuantity === null || !(isHeld || quantity > maxQuantity)) return null;
  return maxQuantity > 0
    ? quantityFieldStrings('onlyLeft', { count: maxQuantity })
    : storeSettings.soldOutLabel || productStrings('soldOut');
}

/**
 * Items sold one at a time have no field (storefront §5), unless the cart has more of them already; nor has a line whose
 * quantity the shop has fixed.
 */
export function hasQuantityField(
  {
    productType,
    quantity,
    quantityRule,
  }: Pick<CartEntry, 'productType' | 'quantity' | 'quantityRule'>,
  { storeSettings }: Pick<SiteContext, 'storeSettings'>,
): boolean {
  if (isFixedQuantity(quantityRule)) return false;
  if (quantity > 1 || productType === 'physical' || productType === 'unknown') return true;
  return productType === 'service' && storeSettings.allowMultipleQuantityForServices;
}
