import type { HiddenAs } from '../store-products.js';
import type { CatalogueCurrency, ImageSeed, PriceList, ProductTypeName } from '../types.js';

/** Whether shoppers see a product; the words of the others are content status labels (platform §3). */
export const productStatuses = ['listed', 'scheduled', 'needs-review', 'draft', 'private'] as const;
export type ProductStatus = 'listed' | HiddenAs;

export const statusWords: Readonly<Record<ProductStatus, string>> = {
  listed: 'Listed',
  scheduled: 'Scheduled',
  'needs-review': 'Needs Review',
  draft: 'Draft',
  private: 'Private',
};

export const typeWords: Readonly<Record<ProductTypeName, string>> = {
  physical: 'Physical',
  digital: 'Digital',
  service: 'Service',
  'gift-card': 'Gift card',
};

/** Platform §9, editor limits: `tag`, `category` and `perCategory`. The others are ours. Lengths in characters. */
export const productLimits = {
  title: 200,
  urlId: 80,
  excerpt: 300,
  description: 20_000,
  category: 25,
  tag: 50,
  tags: 30,
  perCategory: 200,
  options: 3,
  optionName: 30,
  optionValue: 60,
  variants: 100,
  sku: 60,
  pictures: 30,
  altText: 250,
  stock: 1_000_000,
  /** Minor units. */
  price: 100_000_000,
} as const;

/** A variant as the owner edits it; `stock` null is unlimited. */
export interface EditedVariant {
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly prices: PriceList;
  /** Null if it is not on sale. */
  readonly salePrices: PriceList | null;
  readonly stock: number | null;
  readonly image: ImageSeed | null;
}

/** All that the owner can change of a product. */
export interface EditedProduct {
  readonly urlId: string;
  readonly title: string;
  readonly status: ProductStatus;
  /** When shoppers begin to see a scheduled product, in milliseconds since 1970; null for the other statuses. */
  readonly listedFrom: number | null;
  readonly type: ProductTypeName;
  readonly category: string;
  readonly tags: readonly string[];
  readonly excerpt: string;
  readonly description: readonly string[];
  readonly options: readonly string[];
  readonly images: readonly ImageSeed[];
  readonly variants: readonly EditedVariant[];
}

/** A stored product, listed or not. */
export interface OwnedProduct extends EditedProduct {
  readonly id: string;
  /** Another text after each change of what a form shows; the stock, which sales change, is no part of it. */
  readonly version: string;
}

/** The parts that a save changes. */
export interface ProductChange {
  readonly product: EditedProduct;
  /** Of the product that the form showed; null saves over any. */
  readonly seen: string | null;
  /** The stock that the form showed, by SKU. A variant whose stock equals it keeps the stock that it has. */
  readonly shownStock: ReadonlyMap<string, number | null>;
  /** The row of the form, by SKU. */
  readonly rowOf: ReadonlyMap<string, number>;
}

/** Of one variant, from a list. Undefined stays as it is. */
export interface VariantChange {
  readonly productId: string;
  readonly sku: string;
  readonly currency: CatalogueCurrency;
  /** Minor units. */
  readonly price?: number;
  /** Minor units; null ends the sale. */
  readonly salePrice?: number | null;
  readonly stock?: { readonly shown: number | null; readonly wanted: number | null };
}

/** Sentences by field of the form. */
