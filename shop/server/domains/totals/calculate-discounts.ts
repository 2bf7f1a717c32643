import { isCovered, sum, valueOf } from './goods.js';
import { shareOf } from './share.js';
import type { BasketLine, DiscountTerms, Reduction } from './types.js';

/**
 * The amount that each discount takes off the goods that it covers. Each applies to the rest that earlier ones leave,
 * so that all never exceed the goods.
 */
export function goodsDiscounts(
  discounts: readonly Pick<DiscountTerms, 'reduction' | 'covers'>[],
  goods: readonly BasketLine[],
): number[] {
  let left = goods.map(valueOf);
  return discounts.map(({ reduction, covers }) => {
    const covered = left.map((cents, index) => {
      const line = goods[index];
      return line !== undefined && isCovered(line, covers) ? cents : 0;
    });
    const all = sum(covered);
    const cents = Math.min(all, centsOff(reduction, all));
    const parts = divide(cents, covered);
    left = left.map((of, index) => of - (parts[index] ?? 0));
    return cents;
  });
}

/** Adds the discount on shipping to the first discount of that kind; further ones give none. */
export function withShippingDiscounts(
  onGoods: readonly number[],
  discounts: readonly Pick<DiscountTerms, 'reduction'>[],
  shippingCents: number,
): number[] {
  const first = discounts.findIndex(({ reduction }) => reduction.kind === 'free-shipping');
  return onGoods.map((cents, index) => (index === first ? shippingCents : cents));
}

function centsOff(reduction: Reduction, cents: number): number {
  if (reduction.kind === 'percent') return shareOf(cents, reduction.rate);
  return reduction.kind === 'fixed' ? reduction.cents : 0;
}

/** Divides an amount in proportion to others that are not less in sum. No part exceeds its own, and no cent is lost. */
function divide(cents: number, amounts: readonly number[]): number[] {
  const all = BigInt(sum(amounts));
  let seen = 0n;
  let given = 0;
  return amounts.map((amount) => {
    seen += BigInt(amount);
    const upTo = all === 0n ? 0 : Number((BigInt(cents) * seen) / all);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
