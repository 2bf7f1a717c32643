import { defaultCurrency } from '../../money/index.js';
import type { Priced } from '../price.js';
import type { ProductType } from '../product-types.js';
import type { Stock } from '../product.js';

/** An amount as page data writes it: the reader shall see it, but nothing is bought by it. */
export interface WrittenMoney {
  /** A decimal number, `'7.25'`. */
  readonly amount: string;
  readonly currency: string;
}

/** What a price is when the data names none (platform §3). */
export const noMoney: WrittenMoney = { amount: '0', currency: defaultCurrency };

export type ContentPrice = Priced<WrittenMoney>;

export interface ContentVariant extends ContentPrice {
  readonly sku: string;
  readonly stock: Stock;
  /** The old prices without a currency, as something to compare; equal when both are missing. */
  readonly legacyPrice: string;
  readonly legacySalePrice: string;
  /** The value of an option; '' without one. */
  attribute(option: string): string;
  /** What the variant costs by subscription. */
  readonly pricingOptions: readonly ContentPrice[];
}

/**
 * A product as page templates see it (platform §3), read leniently: a page is shown whatever its data. What is sold
 * goes through `parseProduct`, which refuses what could be sold wrongly.
 */
export interface StructuredContent extends ContentPrice {
  readonly productType: ProductType;
  readonly variants: readonly ContentVariant[];
  readonly isSubscribable: boolean;
  readonly optionOrdering: readonly string[];
  /** The merchant's own words for the button; '' for none. */
  readonly customAddButtonText: string;
}
