import type {
  ContentSeed,
  PlacesProvider,
  ProductSeed,
  ReviewSeed,
  ShopTerms,
  ShopWords,
} from 'vitrine-shop';

/** Parts of what the shop is given. */
export type VariantSeed = ProductSeed['variants'][number];
export type ImageSeed = ProductSeed['images'][number];
export type PriceList = VariantSeed['prices'];
export type ProductFacts = NonNullable<ProductSeed['facts']>;
export type ProductTypeName = ProductSeed['type'];
export type SubscriptionPlan = NonNullable<ProductSeed['subscriptionPlan']>;
export type PurchasePlanSeed = NonNullable<ProductSeed['purchasePlans']>[number];
export type ContentItem = ContentSeed['item'];
export type ContentStatus = ContentSeed['status'];
export type ContentImage = NonNullable<ContentItem['mainImage']>;
export type ReviewPhoto = ReviewSeed['photos'][number];
export type CouponSeed = ShopTerms['coupons'][number];
export type ShippingZone = ShopTerms['shippingZones'][number];
export type TaxRuleSeed = ShopTerms['taxRules'][number];
export type Place = NonNullable<Awaited<ReturnType<PlacesProvider['details']>>>;
type LanguageWords = ShopWords[string];
export type CatalogueWords = NonNullable<LanguageWords['catalogue']>;
export type OptionWords = CatalogueWords['options'][string];
export type Translations = NonNullable<LanguageWords['site']>;
