import type { BasisPoints } from './share.js';

/** All amounts are whole minor units of one currency, whichever it is. */
export interface CountedLine {
  readonly unitCents: number;
  readonly quantity: number;
  readonly productType: 'physical' | 'digital' | 'service' | 'gift-card';
}

export type Reduction =
  | { readonly kind: 'percent'; readonly rate: BasisPoints }
  | { readonly kind: 'fixed'; readonly cents: number }
  | { readonly kind: 'free-shipping' };

export interface CouponTerms {
  readonly code: string;
  readonly title: string;
  readonly reduction: Reduction;
  /** What the goods must come to; 0 is nothing. */
  readonly minimumCents: number;
  /** Wall milliseconds from which on it no longer counts; null is never. */
  readonly expiresAt: number | null;
  /** How many purchases may still use it; null is any number. */
  readonly usesLeft: number | null;
}

export type CouponProblem = 'coupon-expired' | 'coupon-used-up' | 'coupon-minimum';

export interface ShippingQuote {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly costCents: number;
  /** It costs nothing from this worth of goods on; null is never. */
  readonly freeFromCents: number | null;
}

export interface TaxTerms {
  readonly title: string;
  readonly rate: BasisPoints;
  /** Whether what is paid for shipping is taxed as well. */
  readonly taxesShipping: boolean;
}

export interface Basket {
  readonly lines: readonly CountedLine[];
  /** In the order in which they were entered. */
  readonly coupons: readonly CouponTerms[];
  /** The ways to the shipping location; none while that is unknown. */
  readonly quotes: readonly ShippingQuote[];
  /** The way that was chosen; the first counts when it is null or not among them. */
  readonly chosenQuoteId: string | null;
  /** The taxes of the shipping location. */
  readonly taxes: readonly TaxTerms[];
  /** Wall milliseconds. */
  readonly now: number;
}
