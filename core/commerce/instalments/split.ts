import { MoneyError, type Money } from '../money/index.js';

/** storefront §9: "Instalments default to 4." */
export const defaultInstalmentCount = 4;

/** Returns a valid number of payments, or the default. */
export function readInstalmentCount(count: number): number {
  return Number.isInteger(count) && count >= 2 && count <= 99 ? count : defaultInstalmentCount;
}

/** `up`: the last part is the smallest. `down`: it is the largest. */
export type PartRounding = 'up' | 'down';

/**
 * Splits a total into whole minor units that sum exactly to it: equal parts; the last one takes the remainder. A
 * total too small for parts that are rounded up has parts that are rounded down.
 * Throws MoneyError `invalid-amount` for less than one part.
 */
export function splitInstalments(
  total: Money,
  count: number = defaultInstalmentCount,
  rounding: PartRounding = 'down',
): Money[] {
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new MoneyError('invalid-amount', `Money is paid in one part or more, not in ${count}.`);
  }
  const rounded = Math.ceil(total.cents / count);
  const isUp = rounding === 'up' && rounded * (count - 1) < total.cents;
  const part = isUp ? rounded : Math.floor(total.cents / count);
  const last = total.cents - part * (count - 1);
  return Array.from({ length: count }, (_, index) => ({
    cents: index < count - 1 ? part : last,
    currency: total.currency,
  }));
}
