import type { BasisPoints } from './share.js';

/** All amounts are whole minor units of one currency. */
export interface BasketLine {
  readonly unitCents: number;
  readonly quantity: number;
  readonly productType: 'physical' | 'digital' | 'service' | 'gift-card';
  readonly productId: string;
  readonly category: string;
}

/** The goods that a discount covers: a line whose product or whose category is named. */
export interface Coverage {
  /** Ids. */
  readonly products: readonly string[];
  readonly categories: readonly string[];
}

export type Reduction =
  | { readonly kind: 'percent'; readonly rate: BasisPoints }
  | { readonly kind: 'fixed'; readonly cents: number }
  | { readonly kind: 'free-shipping' };

/** A discount that needs no code. */
export interface DiscountTerms {
  readonly title: string;
  readonly reduction: Reduction;
  /** Null covers all goods. */
  readonly covers: Coverage | null;
  /** Minimum value of the goods that it covers; 0 is none. */
  readonly minimumCents: number;
  /** When it begins, in milliseconds since 1970; null is long ago. */
  readonly startsAt: number | null;
  /** When it expires, in milliseconds since 1970; null is never. */
  readonly expiresAt: number | null;
}

export interface CouponTerms extends DiscountTerms {
  readonly code: string;
  /** How many more purchases can use it; null is unlimited. */
  readonly usesLeft: number | null;
}

/** Why a coupon gives no discount. */
export const couponProblems = [
  'coupon-early',
  'coupon-expired',
  'coupon-used-up',
  'coupon-goods',
  'coupon-minimum',
] as const;

export type CouponProblem = (typeof couponProblems)[number];

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
  /** Whether prices and shipping costs contain it; by default it is added to them. */
  readonly isIncluded?: boolean;
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  /** Those of the shop, which apply before coupons in this order; none by default. */
  readonly automaticDiscounts?: readonly DiscountTerms[];
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
