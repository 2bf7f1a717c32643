import { canSubscribe, isSoldOut, relatedLabel, type Product } from 'vitrine/core/product';
import { reviewPageStrings } from 'vitrine/core/i18n';
import {
  isInCallerWords,
  type CatalogueCurrency,
  type CatalogueProduct,
  type ExperimentContexts,
  type ReviewPageJson,
} from '../../server/index.js';
import { recordTypes, viewRelated } from '../analytics.js';
import { isSwitchedOn } from '../experiments.js';
import { siteContext, storeSettings, website } from '../site.js';
import { toAddress } from './address.js';
import type { Sheet } from './page.js';
import { cardView } from './parts/card.js';
import { pictureView } from './parts/picture.js';
import type { Plain } from './plain.js';
import { priceView } from './parts/price.js';
import { productFactsView } from './parts/product-facts.js';
import { productFormView } from './parts/product-form.js';
import { restockView, type RestockPlace } from './parts/restock.js';
import { reviewsView, vitalsView } from './parts/reviews.js';
import { statusView } from './parts/status.js';
import { structuredData } from './parts/structured-data.js';
import { say, sayIfKnown } from '../words/say.js';

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

function sheetsOf(product: Product, hasRestock: boolean): readonly Sheet[] {
  const { productType, additionalFieldsFormId } = product;
  if (hasRestock) return ['forms', 'website-forms'];
  return productType === 'gift-card' || additionalFieldsFormId !== null ? ['forms'] : [];
}

export function productView(given: ProductPage) {
  const { source, product, page, reviews, origin, related, crumb, problem, createKey } = given;
  // Texts are in the markup, so the data omit them.
  const { description, excerpt, category, tags: _tags, facts: _facts, ...data } = source;
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
    sheets: sheetsOf(product, restock !== null),
    structured: structuredData({ product, description: excerpt, origin, reviews }),
    crumb,
    problem,
    product: {
      data,
      title: product.title,
      excerpt,
      isExcerptEnglish: !isInCallerWords(excerpt),
      description,
      isDescriptionEnglish: !description.every(isInCallerWords),
      trail: trail(category),
      images: product.images.map(pictureView),
      price: priceView(product),
      status: statusView(product),
      hasInstalments: isOfferedInParts(page, product, source.priceMoney.currency),
      restock,
      isGift,
      form: {
        ...productFormView(product, createKey, given.problemCode),
        giftNote:
          isSwitchedOn(given.experiments, 'gift-note') && isSentFromCart(product) ? giftNote : null,
      },
      facts: productFactsView(source),
      vitals: reviews && vitalsView(reviews),
      tabs: reviews && { label: reviewPageStrings('reviews') },
    },
    reviews:
      reviews &&
      reviewsView(
        reviews,
        toAddress(`${source.url}?reviews=all#reviews-title`),
        toAddress(`${source.url}/review`),
      ),
    relatedLabel: sayIfKnown(relatedLabel(storeSettings)),
    related: related.map((other) => cardView(other, createKey)),
  };
}

/** Whether to offer instalments: what is sold out, or bought by subscription, is not paid in parts. */
function isOfferedInParts(
  page: ProductPage['page'],
  product: Product,
  currency: CatalogueCurrency,
): boolean {
  const { instalments } = siteContext(page, currency).storeSettings;
  return isSentFromCart(product) && instalments.afterPayAvailable;
}

/** Whether it can be added to the cart and is shipped. */
function isSentFromCart(product: Product): boolean {
  return product.productType === 'physical' && !isSoldOut(product) && !canSubscribe(product);
}

/** The words for a card. The name is what the cart and the order call it; the answer goes with the line. */
const giftNote = { name: 'Gift note', maxLength: 200 };

/** The breadcrumb trail. */
function trail(category: string) {
  const url = website.sections.find((section) => section.category === category)?.url ?? '/shop';
  return [
    { title: say('Shop'), url: toAddress('/shop') },
    { title: sayIfKnown(category), url: toAddress(url) },
  ];
}
