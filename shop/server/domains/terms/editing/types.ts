import type { DiscountDetails } from '../types.js';

/** A coupon needs its code; an automatic discount needs none. */
export const discountKinds = ['coupon', 'automatic'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** `later`: it has not begun. `ended`: its time is over, or all its uses are. */
export const discountStates = ['on', 'later', 'off', 'ended'] as const;
export type DiscountState = (typeof discountStates)[number];

/** A discount as the owner edits it. */
export interface EditedDiscount extends DiscountDetails {
  /** Null for an automatic discount. */
  readonly code: string | null;
  /** How many purchases can use it; null is unlimited. */
  readonly usageLimit: number | null;
}

export interface OwnedDiscount extends EditedDiscount {
  /** The code of a coupon. */
  readonly id: string;
  /** Counts its saves from 1. */
  readonly version: number;
  readonly state: DiscountState;
  readonly isOn: boolean;
  /** How many purchases have used it; null if nobody counts them. */
  readonly used: number | null;
}

/** A part of the list of coupons, the newest first. */
export interface CouponPage {
  readonly coupons: readonly OwnedDiscount[];
  /** Null on the last page. */
  readonly nextPageCursor: string | null;
}

/** The goods that a discount may be limited to. */
export interface Shelf {
  readonly products: readonly {
    readonly id: string;
    readonly urlId: string;
    readonly title: string;
  }[];
  readonly categories: readonly string[];
}
