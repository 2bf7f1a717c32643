import type { FormJson } from '../forms/types.js';

/**
 * What a person writes to fill the shop. `products.ts` exports `products: readonly ProductSeed[]`;
 * the server puts them into the database when it starts.
 */
export const catalogueCurrencies = ['USD', 'EUR', 'JPY'] as const;
export type CatalogueCurrency = (typeof catalogueCurrencies)[number];

/** One amount for each currency of the shop, in minor units: `{ USD: 2499, EUR: 2299, JPY: 3800 }`. */
export type PriceList = Readonly<Record<CatalogueCurrency, number>>;

export interface ImageSeed {
  /** Address below the storefront's public folder: `/images/linen-apron-sand.svg`. */
  readonly assetUrl: string;
  readonly width: number;
  readonly height: number;
  /** An empty text marks a decorative image. */
  readonly altText: string;
}

export interface VariantSeed {
  /** Unique in the whole shop. */
  readonly sku: string;
  /** Option name → value, with a value for each name of `options`; `{}` when there are no options. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly prices: PriceList;
  /** The variant is on sale when these are given. */
  readonly salePrices?: PriceList;
  /** Whole pieces at the first start of the shop; sold pieces are never put back by a restart. */
  readonly stock: number | 'unlimited';
  readonly image?: ImageSeed;
}

/** platform §3: productType. */
export const productTypeNumbers = { physical: 1, digital: 2, service: 3, 'gift-card': 4 } as const;
export type ProductTypeName = keyof typeof productTypeNumbers;
export const productTypes = [
  'physical',
  'digital',
  'service',
  'gift-card',
] as const satisfies ProductTypeName[];

export const subscriptionUnits = ['WEEK', 'MONTH', 'YEAR'] as const;

/** storefront §3: Subscription; `numBillingCycles` 0 means indefinite. */
export interface SubscriptionPlan {
  readonly billingPeriod: {
    readonly value: number;
    readonly unit: (typeof subscriptionUnits)[number];
  };
  readonly numBillingCycles: number;
}

export interface ProductSeed {
  /** Unique and never reused: carts refer to it. */
  readonly id: string;
  /** Last part of the address: `/shop/{urlId}`. */
  readonly urlId: string;
  readonly title: string;
  readonly type: ProductTypeName;
  readonly category: string;
  readonly tags: readonly string[];
  readonly excerpt: string;
  /** Plain-text paragraphs. */
  readonly description: readonly string[];
  /** Option names in the order in which they are shown (`variantOptionOrdering`). */
  readonly options: readonly string[];
  /** At least one. */
  readonly variants: readonly VariantSeed[];
  readonly images: readonly ImageSeed[];
  readonly subscriptionPlan?: SubscriptionPlan;
  /** Shown on the button in place of 'Add To Cart'. */
  readonly customAddButtonText?: string;
  /** Asks for additional fields in a lightbox before the item is added. */
  readonly additionalFieldsForm?: FormJson;
}

/** platform §3: Money; `value` is a decimal text such as `'24.99'`. */
export interface MoneyJson {
  value: string;
  currency: CatalogueCurrency;
}

export interface ImageJson {
  assetUrl: string;
  /** `WIDTHxHEIGHT`. */
  originalSize: string;
  altText: string;
}

export interface VariantJson {
  id: string;
  sku: string;
  attributes: Record<string, string>;
  optionValues: { optionName: string; value: string }[];
  priceMoney: MoneyJson;
  salePriceMoney: MoneyJson;
  /** Minor units. */
  price: number;
  /** Minor units; the regular price when the variant is not on sale. */
  salePrice: number;
  onSale: boolean;
  qtyInStock: number;
  unlimited: boolean;
  image: ImageJson | null;
}

/** What `vitrine-product` reads (platform §3: Product), with what a page of the shop needs beside it. */
export interface CatalogueProduct {
  id: string;
  urlId: string;
  url: string;
  title: string;
  productType: (typeof productTypeNumbers)[ProductTypeName];
  category: string;
  tags: string[];
  excerpt: string;
  description: string[];
  variantOptionOrdering: string[];
  variants: VariantJson[];
  priceMoney: MoneyJson;
  salePriceMoney: MoneyJson;
  onSale: boolean;
  isSubscribable: boolean;
  subscriptionPlan: SubscriptionPlan | null;
  additionalFieldsFormId: string | null;
  /** The form itself, so that opening it takes no call. */
  additionalFieldsForm: FormJson | null;
  useCustomAddButtonText: boolean;
  customAddButtonText: string | null;
  images: ImageJson[];
}
