import type { CartEntry } from '../../../core/commerce/cart/index.js';
import {
  parseQuantity,
  quantityLimits,
  quantityProblem,
} from '../../../core/commerce/product/index.js';
import { productStrings } from '../../../core/i18n/index.js';
import { quantityFieldStrings } from '../../../core/i18n/strings/quantity-field.js';
import type { SiteContext } from '../../../core/runtime/index.js';

type Limited = Pick<CartEntry, 'quantity' | 'maxQuantity'>;

/** Meaning of a text in the quantity field of a line. */
export type Wish =
  /** No text. */
  | { kind: 'empty' }
  | { kind: 'nonsense'; message: string }
  | { kind: 'remove' }
  | { kind: 'quantity'; quantity: number };

/** 0 removes the line; otherwise the rules and sentences of storefront §5 hold. */
export function readWish(text: string): Wish {
  if (text === '') return { kind: 'empty' };
  const quantity = parseQuantity(text);
  if (quantity === 0) return { kind: 'remove' };
  const problem = quantityProblem(text);
  if (problem) return { kind: 'nonsense', message: problem.message };
  return { kind: 'quantity', quantity: quantity ?? quantityLimits.default };
}

/** The limit of a line; at least one, because zero is a removal, which the shopper has to request. */
export function lineLimit({ maxQuantity }: Pick<Limited, 'maxQuantity'>): number {
  const { min, max } = quantityLimits;
  return Math.max(min, Math.min(maxQuantity ?? max, max));
}

/** The quantity `delta` steps on, from 1 to the limit. */
export function stepLine(text: string, entry: Limited, delta: number): number {
  const from = parseQuantity(text) ?? entry.quantity;
  return Math.max(quantityLimits.min, Math.min(from + delta, lineLimit(entry)));
}

/** How many are left, if that prevents an increase; null otherwise. */
export function limitNote(
  { quantity, maxQuantity }: Limited,
  isHeld: boolean,
  { storeSettings }: Pick<SiteContext, 'storeSettings'>,
): string | null {
  if (maxQuantity === null || !(isHeld || quantity > maxQuantity)) return null;
  return maxQuantity > 0
    ? quantityFieldStrings('onlyLeft', { count: maxQuantity })
    : storeSettings.soldOutLabel || productStrings('soldOut');
}

/** Items sold one at a time have no field (storefront §5), unless the cart has more of them already. */
export function hasQuantityField(
  { productType, quantity }: Pick<CartEntry, 'productType' | 'quantity'>,
  { storeSettings }: Pick<SiteContext, 'storeSettings'>,
): boolean {
  if (quantity > 1 || productType === 'physical' || productType === 'unknown') return true;
  return productType === 'service' && storeSettings.allowMultipleQuantityForServices;
}
