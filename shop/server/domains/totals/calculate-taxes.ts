import { includedShareOf, shareOf } from './share.js';
import type { TaxTerms } from './types.js';

export interface Tax {
  readonly title: string;
  readonly rate: number;
  readonly amountCents: number;
  /** True if prices contain it: it is a part of the total, and not added. */
  readonly isIncluded?: true;
}

/** The taxed amount, after discounts. */
interface Taxed {
  readonly goodsCents: number;
  readonly shippedCents: number;
}

/**
 * Each tax is rounded once, for the whole basket, half up. A tax that prices contain is the share rate / (100 % + the
 * rates of all that they contain) of what is paid.
 */
export function calculateTaxes(taxes: readonly TaxTerms[], taxed: Taxed): Tax[] {
  const included = taxes.filter(({ isIncluded }) => isIncluded);
  const all = included.reduce((total, { rate }) => total + rate, 0);
  return taxes.map(({ title, rate, taxesShipping, isIncluded }) => {
    const cents = taxesShipping ? taxed.shippedCents : taxed.goodsCents;
    const named = { title, rate: rate / 10_000 };
    return isIncluded
      ? { ...named, amountCents: includedShareOf(cents, rate, all), isIncluded: true }
      : { ...named, amountCents: shareOf(cents, rate) };
  });
}
