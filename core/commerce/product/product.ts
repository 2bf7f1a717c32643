import type { Money } from '../money/index.js';
import type { ProductType } from './product-types.js';
// Type circle: a product has plans, and which plans apply depends on the product.
import type { SubscriptionPlan } from './subscription-plan.js';

export interface ProductImage {
  readonly url: string;
  /** Empty for a decorative image. */
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly srcset: string | null;
}

export interface Stock {
  readonly unlimited: boolean;
  /** Whole pieces; says nothing when `unlimited`. */
  readonly quantity: number;
}

export interface Variant {
  readonly id: string;
  /** Empty only for the one variant of a product that has no SKU. */
  readonly sku: string;
  /** Option name → value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The regular price; `currentPrice` tells what is paid. */
  readonly price: Money;
  readonly salePrice: Money | null;
  readonly onSale: boolean;
  readonly stock: Stock;
  readonly image: ProductImage | null;
}

export interface ProductOption {
  readonly name: string;
  /** Each value once, in the order of the variants. */
  readonly values: readonly string[];
}

/** What the shop knows about an item (platform §3), as `parseProduct` reads it from a page. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly productType: ProductType;
  /** What a shopper has to choose; empty when there is one variant at most. */
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly images: readonly ProductImage[];
  readonly isSubscribable: boolean;
  /** Null when there is none, or it cannot be worded. */
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** The merchant's own words for the button, if there are any. */
  readonly addButtonLabel: string | null;
  /** The form to be filled in before the item is added. */
  readonly additionalFieldsFormId: string | null;
  /** That form as the page wrote it, or null; `parseForm` of core/forms reads it when it is opened. */
  readonly additionalFieldsForm: unknown;
}

/** Chosen values by option name; an option that is left open is absent. */
export type Choices = Readonly<Record<string, string>>;
