import { defaultCurrency } from '../../money/index.js';
import type { Priced } from '../price.js';
import type { ProductType } from '../product-types.js';
import type { Stock } from '../product.js';

/** An amount of page data, for display only: purchases use `Money`. */
export interface WrittenMoney {
  /** A decimal number, `'7.25'`. */
  readonly amount: string;
  readonly currency: string;
}

/** The default price of platform §3. */
export const noMoney: WrittenMoney = { amount: '0', currency: defaultCurrency };

export type ContentPrice = Priced<WrittenMoney>;

export interface ContentVariant extends ContentPrice {
  readonly sku: string;
  readonly stock: Stock;
  /** The legacy prices without a currency, for comparison; equal when both are missing. */
  readonly legacyPrice: string;
  readonly legacySalePrice: string;
  /** The value of an option; '' when there is none. */
  attribute(option: string): string;
  /** The subscription prices of the variant. */
  readonly pricingOptions: readonly ContentPrice[];
}

/**
 * A product as page templates see it (platform §3), parsed leniently because a page must render whatever its data.
 * Purchases go through `parseProduct`, which refuses data that could sell the wrong thing.
 */
export interface StructuredContent extends ContentPrice {
  readonly productType: ProductType;
  readonly variants: readonly ContentVariant[];
  readonly isSubscribable: boolean;
  readonly optionOrdering: readonly string[];
  /** The merchant's label of the button; '' for none. */
  readonly customAddButtonText: string;
}
