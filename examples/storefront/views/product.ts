import {
  currentPrice,
  priceRange,
  relatedLabel,
  type Product,
} from '../../../core/commerce/product/index.js';
import { reviewPageStrings } from '../../../core/i18n/index.js';
import type {
  CatalogueCurrency,
  CatalogueProduct,
  ExperimentContexts,
  ReviewPageJson,
} from '../../server/index.js';
import { recordTypes, viewRelated } from '../analytics.js';
import { isSwitchedOn } from '../experiments.js';
import { sections, siteContext, storeSettings, website } from '../site.js';
import { toAddress } from './address.js';
import { cardView } from './parts/card.js';
import { moneyView } from './parts/money.js';
import { pictureView } from './parts/picture.js';
import type { Plain } from './plain.js';
import { priceView } from './parts/price.js';
import { productFormView } from './parts/product-form.js';
import { restockView, type RestockPlace } from './parts/restock.js';
import { reviewsView, vitalsView } from './parts/reviews.js';
import { statusView } from './parts/status.js';
import { structuredData } from './parts/structured-data.js';

export interface ProductPage {
  readonly source: Plain<CatalogueProduct>;
  readonly product: Product;
  readonly page: ReturnType<typeof productPage>;
  /** Null if reviews are not displayed. */
  readonly reviews: ReviewPageJson | null;
  /** Origin of the shop, such as `https://shop.example`; null if it is unknown. */
  readonly origin: string | null;
  readonly related: readonly Product[];
  readonly crumb: string;
  /** Why the last form was refused. */
  readonly problem: string | null;
  /** The problem code in the URL. */
  readonly problemCode: string | undefined;
  readonly restock: RestockPlace;
  readonly experiments: ExperimentContexts;
  /** Creates the idempotency key of a form. */
  readonly createKey: () => string;
}

/** The page in the site context. */
export function productPage({ id, title, url }: Pick<CatalogueProduct, 'id' | 'title' | 'url'>) {
  return { id, contentSource: 'i' as const, title, path: url, permissionType: null };
}

export function productView(given: ProductPage) {
  const { source, product, page, reviews, origin, related, crumb, problem, createKey } = given;
  // Texts are in the markup, so the data omit them.
  const { description, excerpt, category, tags: _tags, ...data } = source;
  const restock = restockView(product, given.restock);
  const isGift = product.productType === 'physical';
  return {
    title: `${product.title} – ${website.siteTitle}`,
    description: excerpt,
    page,
    analytics: {
      ...viewRelated(related),
      pageKind: 'content-item',
      recordType: recordTypes.storeItem,
      collectionId: 'shop',
    },
    isForm:
      product.productType === 'gift-card' ||
      product.additionalFieldsFormId !== null ||
      restock !== null,
    isWebsiteForm: restock !== null,
    structured: structuredData({ product, description: excerpt, origin, reviews }),
    crumb,
    problem,
    product: {
      data,
      title: product.title,
      excerpt,
      description,
      trail: trail(category),
      images: product.images.map(pictureView),
      price: priceView(product),
      status: statusView(product),
      hasInstalments: isOfferedInParts(page, product, source.priceMoney.currency),
      restock,
      isGift,
      hasGiftNote: isGift && isSwitchedOn(given.experiments, 'gift-note'),
      form: productFormView(product, createKey, given.problemCode),
      prices: listPrices(product),
      vitals: reviews && vitalsView(reviews),
      tabs: reviews && { label: reviewPageStrings('reviews') },
    },
    reviews: reviews && reviewsView(reviews, toAddress(`${source.url}?reviews=all#reviews-title`)),
    relatedLabel: relatedLabel(storeSettings),
    related: related.map((other) => cardView(other, createKey)),
  };
}

/** Whether to reserve space for the instalment text. */
function isOfferedInParts(
  page: ProductPage['page'],
  { productType }: Product,
  currency: CatalogueCurrency,
): boolean {
  const { instalments } = siteContext(page, currency).storeSettings;
  return productType === 'physical' && instalments.afterPayAvailable;
}

/** The breadcrumb trail. */
function trail(category: string) {
  const url = sections.find((section) => section.category === category)?.url ?? '/shop';
  return [
    { title: 'Shop', url: toAddress('/shop') },
    { title: category, url: toAddress(url) },
  ];
}

/** The price of each value, for a product with one option and different prices. */
function listPrices(product: Product) {
  const [option, ...others] = product.options;
  const { min, max } = priceRange(product);
  if (!option || others.length > 0 || min.cents === max.cents) return [];
  return product.variants.map((variant) => ({
    value: variant.attributes[option.name],
    price: moneyView(currentPrice(variant)),
  }));
}
