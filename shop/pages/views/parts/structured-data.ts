import { centsToDecimal } from 'vitrine/core/money';
import {
  currentPrice,
  isInStock,
  priceUnder,
  type Product,
  type PurchasePlan,
  type Variant,
} from 'vitrine/core/product';
import { averageTenths } from 'vitrine/core/reviews';
import type { ReviewJson, ReviewPageJson } from '../../../server/index.js';
import { website } from '../../site.js';

export interface DescribedProduct {
  readonly product: Product;
  readonly description: string;
  /** Origin of the shop, such as `https://shop.example`; null leaves addresses relative to the page. */
  readonly origin: string | null;
  /** Null if reviews are not displayed, because structured data must match the page's content. */
  readonly reviews: ReviewPageJson | null;
}

/** The product as schema.org data: a Product with Offers and an AggregateRating. */
export function structuredData({ product, description, origin, reviews }: DescribedProduct) {
  const toAddress = (path: string) => (origin === null ? path : new URL(path, origin).href);
  const url = toAddress(product.url ?? '/');
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.title,
    description,
    brand: { '@type': 'Brand', name: website.siteTitle },
    image: product.images.map((image) => toAddress(image.url)),
    offers: product.variants.flatMap((variant) => [
      describeOffer(variant, url),
      ...(product.purchasePlans ?? []).map((plan) => describePlan(variant, plan, url)),
    ]),
    ...(reviews && reviews.summary.count > 0 && describeRating(reviews)),
  };
}

function describeOffer(variant: Variant, url: string) {
  const price = currentPrice(variant);
  return {
    '@type': 'Offer',
    sku: variant.sku,
    url: `${url}?variant=${encodeURIComponent(variant.sku)}`,
    price: centsToDecimal(price.cents, price.currency),
    priceCurrency: price.currency,
    availability: `https://schema.org/${isInStock(variant) ? 'InStock' : 'OutOfStock'}`,
  };
}

/** UN/CEFACT codes of the units. */
const unitCodes = { WEEK: 'WEE', MONTH: 'MON', YEAR: 'ANN' } as const;

/** A plan has no price of its own beside the specification, so that nothing takes it for what buying once costs. */
function describePlan(variant: Variant, plan: PurchasePlan, url: string) {
  const { priceCurrency, availability, ...offer } = describeOffer(variant, url);
  const { cents, currency } = priceUnder(plan, variant);
  return {
    '@type': offer['@type'],
    sku: offer.sku,
    url: offer.url,
    availability,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: centsToDecimal(cents, currency),
      priceCurrency,
      billingIncrement: plan.value,
      unitCode: unitCodes[plan.unit],
      ...(plan.cycles > 0 && { billingDuration: plan.value * plan.cycles }),
    },
  };
}

function describeRating({ summary, reviews }: ReviewPageJson) {
  const tenths = averageTenths(summary);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: `${Math.floor(tenths / 10)}.${tenths % 10}`,
      reviewCount: summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(describeReview),
  };
}

function describeReview({ author, rating, text, title, writtenAt }: ReviewJson) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: new Date(writtenAt).toISOString().slice(0, 10),
    reviewBody: text,
    ...(title !== null && { name: title }),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}
