import type { CatalogueCurrency, PriceList } from '../catalogue/index.js';
import type { BasisPoints, Coverage } from '../totals/index.js';

/** The reduction of a coupon or an automatic discount, in every currency. */
export type PricedReduction =
  | { readonly kind: 'percent'; readonly rate: BasisPoints }
  | { readonly kind: 'fixed'; readonly amount: PriceList }
  | { readonly kind: 'free-shipping' };

/** The data that coupons and automatic discounts share. */
export interface DiscountDetails {
  readonly title: string;
  readonly reduction: PricedReduction;
  /** Without it, all goods. */
  readonly covers?: Coverage;
  /** Minimum value of the goods that it covers, without gift cards. */
  readonly minimum?: PriceList;
  /** When it begins, in ISO 8601 with time zone. */
  readonly startsAt?: string;
  /** When it ends, in the same form. */
  readonly expiresAt?: string;
}

/** A coupon of the shop. Its use count is in the database, so a restart keeps it. */
export interface CouponSeed extends DiscountDetails {
  /** Upper-case letters, digits and hyphens; shoppers can type it in lower case. */
  readonly code: string;
  /** How many purchases can use it. */
  readonly usageLimit?: number;
}

/** A discount that every cart has which reaches its minimum. */
export interface AutomaticDiscount extends DiscountDetails {
  readonly id: string;
}

export interface ShippingOptionSeed {
  /** Unique in its zone. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly cost: PriceList;
  /** Value of goods, after discounts, from which shipping is free. */
  readonly freeFrom?: PriceList;
}

export interface ShippingZone {
  /** ISO 3166-1 alpha-2; a country is in one zone only. */
  readonly countries: readonly string[];
  /** The first one is the default. */
  readonly options: readonly ShippingOptionSeed[];
}

export interface TaxRuleSeed {
  readonly title: string;
  readonly countries: readonly string[];
  /** Spellings of the region in which the tax applies; without any it applies in the whole country. */
  readonly regions?: readonly string[];
  readonly rate: BasisPoints;
  readonly taxesShipping: boolean;
  /** Currencies whose prices and shipping costs contain the tax, as consumers of the region must see them; none by default. */
  readonly taxIncluded?: readonly CatalogueCurrency[];
}

/** Coupons, shipping, taxes and the minimum subtotal of a shop. */
export interface ShopTerms {
  readonly coupons: readonly CouponSeed[];
  readonly shippingZones: readonly ShippingZone[];
  readonly taxRules: readonly TaxRuleSeed[];
  /** Minimum subtotal to check out, before discounts. */
  readonly minimumSubtotal: PriceList;
}

/** The inputs of a cart's totals besides its coupons. Methods and taxes that are off are left out. */
export interface TermsInForce extends Omit<ShopTerms, 'coupons'> {
  /** In the order in which they apply. */
  readonly automaticDiscounts: readonly AutomaticDiscount[];
}

export interface ShippingLocation {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
}
