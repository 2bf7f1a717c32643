import type { CatalogueCurrency } from '../../ground/http/index.js';
import type { FormJson } from '../forms/index.js';

export { catalogueCurrencies, type CatalogueCurrency } from '../../ground/http/index.js';

/** One amount for each currency of the shop, in minor units: `{ USD: 2499, EUR: 2299, JPY: 3800 }`. */
export type PriceList = Readonly<Record<CatalogueCurrency, number>>;

export const inEachCurrency = (amountOf: (currency: CatalogueCurrency) => number): PriceList => ({
  USD: amountOf('USD'),
  EUR: amountOf('EUR'),
  JPY: amountOf('JPY'),
});

export const noAmount = inEachCurrency(() => 0);

export interface ImageSeed {
  /** Path below the storefront's public folder: `/images/linen-apron-sand.svg`. */
  readonly assetUrl: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative image. */
  readonly altText: string;
}

export interface VariantSeed {
  /** Unique in the whole shop. */
  readonly sku: string;
  /** Value by option name, for each name of `options`; `{}` without options. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly prices: PriceList;
  /** Set for a variant on sale. */
  readonly salePrices?: PriceList;
  /** Whole pieces at the first start of the shop. A restart does not reset it. */
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

/** storefront §3: Subscription; `numBillingCycles` 0 means indefinite. */
export interface SubscriptionPlan {
  readonly billingPeriod: {
    readonly value: number;
    readonly unit: 'WEEK' | 'MONTH' | 'YEAR';
  };
  readonly numBillingCycles: number;
}

/** The saving of a plan: percent off the price of buying once, or prices by SKU, which win. */
export interface PlanSavingSeed {
  readonly percent?: number;
  readonly prices?: Readonly<Record<string, PriceList>>;
}

/** One of several plans of a product that can be bought once too. Ours. */
export interface PurchasePlanSeed extends SubscriptionPlan {
  /** Unique in the product. */
  readonly id: string;
  readonly saving?: PlanSavingSeed;
}

/** A plan as agreed: the one of the product, or the chosen one of several. */
export type AgreedPlan = SubscriptionPlan & Partial<Pick<PurchasePlanSeed, 'id' | 'saving'>>;

/** A plan as pages read it, in one currency. */
export interface PurchasePlanJson extends SubscriptionPlan {
  readonly id: string;
  readonly saving: PlanSavingJson;
}

export interface PlanSavingJson {
  readonly percent: number;
  /** By SKU, in minor units. */
  readonly pricesInCents: Readonly<Record<string, number>>;
}

/** Sentences about a thing. */
export interface ProductFacts {
  readonly size: string;
  readonly materials: string;
  readonly care: string;
}

export interface ProductSeed {
  /** Unique and never reused: carts refer to it. */
  readonly id: string;
  /** Last part of the URL: `/shop/{urlId}`. */
  readonly urlId: string;
  /** When shoppers begin to see it, in milliseconds since 1970; by default at once. */
  readonly listedFrom?: number;
  readonly title: string;
  readonly type: ProductTypeName;
  readonly category: string;
  readonly tags: readonly string[];
  readonly excerpt: string;
  /** Plain-text paragraphs. */
  readonly description: readonly string[];
  /** The facts that shoppers ask for before buying. */
  readonly facts?: ProductFacts;
  /** Option names in the order in which they are shown (`variantOptionOrdering`). */
  readonly options: readonly string[];
  /** Colours as `#rrggbb`, by option and value. */
  readonly optionColors?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** At least one. */
  readonly variants: readonly VariantSeed[];
  readonly images: readonly ImageSeed[];
  /** More pictures of the variants with a value of an option. */
  readonly valueImages?: {
    readonly option: string;
    readonly images: Readonly<Record<string, readonly ImageSeed[]>>;
  };
  /** Ids of products that go with it. */
  readonly complements?: readonly string[];
  readonly subscriptionPlan?: SubscriptionPlan;
  /** Plans beside buying once; never with `subscriptionPlan`. */
  readonly purchasePlans?: readonly PurchasePlanSeed[];
  /** Label of the button instead of 'Add To Cart'. */
  readonly customAddButtonText?: string;
  /** The form of additional fields, which opens in a lightbox before the item is added. */
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
  /** Minor units; the regular price if the variant is not on sale. */
  salePrice: number;
  onSale: boolean;
  qtyInStock: number;
  unlimited: boolean;
  image: ImageJson | null;
  moreImages?: ImageJson[];
}

/** The data that `vitrine-product` reads (platform §3: Product), and further data for pages of the shop. */
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
  facts: ProductFacts | null;
  variantOptionOrdering: string[];
  optionColors: Readonly<Record<string, Readonly<Record<string, string>>>> | null;
  variants: VariantJson[];
  priceMoney: MoneyJson;
  salePriceMoney: MoneyJson;
  onSale: boolean;
  complements: string[];
  isSubscribable: boolean;
  subscriptionPlan: SubscriptionPlan | null;
  purchasePlans: PurchasePlanJson[];
  additionalFieldsFormId: string | null;
  /** The form itself, so that opening it needs no request. */
  additionalFieldsForm: FormJson | null;
  useCustomAddButtonText: boolean;
  customAddButtonText: string | null;
  images: ImageJson[];
}
