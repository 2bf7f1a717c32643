import type { BasisPoints } from './share.js';

/** All amounts are whole minor units of one currency. */
export interface BasketLine {
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
  /** Minimum value of the goods; 0 is none. */
  readonly minimumCents: number;
  /** When it expires, in milliseconds since 1970; null is never. */
  readonly expiresAt: number | null;
  /** How many more purchases can use it; null is unlimited. */
  readonly usesLeft: number | null;
}

export type CouponProblem = 'coupon-expired' | 'coupon-used-up' | 'coupon-minimum';

export interface ShippingQuote {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly costCents: number;
  /** Value of goods from which shipping is free; null is never. */
  readonly freeFromCents: number | null;
}

export interface TaxTerms {
  readonly title: string;
  readonly rate: BasisPoints;
  /** Whether the tax also applies to shipping costs. */
  readonly taxesShipping: boolean;
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** In the order in which they were applied. */
  readonly coupons: readonly CouponTerms[];
  /** The shipping options of the location; none while it is unknown. */
  readonly quotes: readonly ShippingQuote[];
  /** Value of goods from which one of the options is free; none by default. */
  readonly freeFromCents?: number | null;
  /** The chosen option; the first one applies if this is null or not offered. */
  readonly chosenQuoteId: string | null;
  /** The taxes of the shipping location. */
  readonly taxes: readonly TaxTerms[];
  /** Milliseconds since 1970. */
  readonly now: number;
}
