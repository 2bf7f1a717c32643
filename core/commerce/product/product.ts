import type { Money } from '../money/index.js';
import type { QuantityRule } from '../quantity/index.js';
import type { PurchasePlan, SubscriptionPlan } from './plans.js';
import type { ProductType } from './product-types.js';

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
  /** Whole pieces; meaningless when `unlimited`. */
  readonly quantity: number;
}

export interface Variant {
  readonly id: string;
  /** Empty only for the one variant of a product that has no SKU. */
  readonly sku: string;
  /** Option name → value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The regular price; `currentPrice` returns the one to pay. */
  readonly price: Money;
  readonly salePrice: Money | null;
  readonly onSale: boolean;
  readonly stock: Stock;
  /** Which quantities a cart may hold of it; absent for any (ours). */
  readonly quantityRule?: QuantityRule;
  readonly image: ProductImage | null;
  /** More pictures of this variant, which belong to no other; absent for none (ours). */
  readonly moreImages?: readonly ProductImage[];
}

export interface ProductOption {
  readonly name: string;
  /** Unique values, in the order of the variants. */
  readonly values: readonly string[];
  /** Colours by value as `#rrggbb`, for an option that is one of colours. */
  readonly colors?: Readonly<Record<string, string>>;
}

/** An item of the shop (platform §3), as `parseProduct` reads it from a page. */
export interface Product {
  readonly id: string;
  /** The slug of its page, unique in the shop; addresses and elements may name it by this. */
  readonly handle: string | null;
  readonly title: string;
  readonly url: string | null;
  /** The merchant's HTML. Show it through an allow-list alone. */
  readonly description: string | null;
  readonly productType: ProductType;
  /** The options to choose; empty when there is at most one variant. */
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly images: readonly ProductImage[];
  readonly isSubscribable: boolean;
  /** Null when there is none, or it is invalid. */
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** Plans by which it can be bought beside buying it once; absent for none. Never with `isSubscribable`. */
  readonly purchasePlans?: readonly PurchasePlan[];
  /** Ids or handles of products that go with it, in the order to show them; absent for none. */
  readonly complements?: readonly string[];
  /** The item's differences from the site's settings for instalments (storefront §3: per item); null for none. */
  readonly instalments: unknown;
  /** The merchant's label of the button, if any. */
  readonly addButtonLabel: string | null;
  /** The id of the form to fill in before the item is added. */
  readonly additionalFieldsFormId: string | null;
  /** That form's JSON from the page, or null; `parseForm` of core/forms parses it when it is opened. */
  readonly additionalFieldsForm: unknown;
}

/** Chosen values by option name; an open option is absent. */
export type Choices = Readonly<Record<string, string>>;
