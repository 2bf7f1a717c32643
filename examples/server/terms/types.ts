import type { PriceList } from '../catalogue/index.js';
import type { BasisPoints } from '../totals/index.js';

/** A coupon as a person writes it. How often it was used lies in the database and outlives a restart. */
export interface CouponSeed {
  /** Capital letters, digits and hyphens; shoppers may type it in small letters. */
  readonly code: string;
  readonly title: string;
  readonly reduction:
    | { readonly kind: 'percent'; readonly rate: BasisPoints }
    | { readonly kind: 'fixed'; readonly amount: PriceList }
    | { readonly kind: 'free-shipping' };
  /** What the goods, gift cards not counted, must come to. */
  readonly minimum?: PriceList;
  /** ISO 8601 with its zone: the moment from which on it no longer counts. */
  readonly expiresAt?: string;
  /** How many purchases may use it. */
  readonly usageLimit?: number;
}

export interface ShippingOptionSeed {
  /** Unique in its zone. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly cost: PriceList;
  /** Free from this worth of goods on, after discounts. */
  readonly freeFrom?: PriceList;
}

export interface ShippingZone {
  /** ISO 3166-1 alpha-2; a country is in one zone only. */
  readonly countries: readonly string[];
  /** The first is chosen until the shopper chooses another. */
  readonly options: readonly ShippingOptionSeed[];
}

export interface TaxRuleSeed {
  readonly title: string;
  readonly countries: readonly string[];
  /** Names of the one region it holds in, as shoppers write them; in the whole country without any. */
  readonly regions?: readonly string[];
  readonly rate: BasisPoints;
  readonly taxesShipping: boolean;
}

/** What a shop asks and grants beside its prices. */
export interface ShopTerms {
  readonly coupons: readonly CouponSeed[];
  readonly shippingZones: readonly ShippingZone[];
  readonly taxRules: readonly TaxRuleSeed[];
  /** What the subtotal must reach to check out, before discounts. */
  readonly minimumSubtotal: PriceList;
}

/** Where the goods go. */
export interface ShippingLocation {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
}
