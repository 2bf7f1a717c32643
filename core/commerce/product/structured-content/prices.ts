import { currentPrice } from '../price.js';
import type { ProductType } from '../product-types.js';
import {
  noMoney,
  type ContentPrice,
  type ContentVariant,
  type StructuredContent,
  type WrittenMoney,
} from './content.js';

const isReducedByVariant = (type: ProductType) => type === 'physical' || type === 'service';
const isPricedByVariant = (type: ProductType) => isReducedByVariant(type) || type === 'gift-card';

/** The lowest current price; for a digital product the regular one (template language §9.3.1). */
export function fromPrice(content: StructuredContent): WrittenMoney {
  if (content.productType === 'digital') return content.price;
  return lowest(pricedVariants(content).map(currentPrice));
}

/** The highest regular price. */
export function normalPrice(content: StructuredContent): WrittenMoney {
  if (content.productType === 'digital') return content.price;
  const prices = pricedVariants(content).map(({ price }) => price);
  return prices.reduce(
    (best, price) => (amountOf(price) > amountOf(best) ? price : best),
    prices[0] ?? noMoney,
  );
}

/** The lowest sale price among the variants on sale; of a digital product its own. */
export function salePrice(content: StructuredContent): WrittenMoney {
  if (content.productType === 'digital') return content.salePrice ?? noMoney;
  return lowest(
    reducible(content)
      .filter(({ onSale }) => onSale)
      .map(currentPrice),
  );
}

export function isOnSale(content: StructuredContent): boolean {
  return reducible(content).some(({ onSale }) => onSale);
}

/** Whether a sale price can be shown: a digital product may be on sale in data that names no sale price. */
export function hasSalePrice(content: StructuredContent): boolean {
  return isOnSale(content) && (content.productType !== 'digital' || content.salePrice !== null);
}

/** Whether a variant differs from the first in its sale or price, compared by the legacy prices without a currency. */
export function hasVariedPrices(content: StructuredContent): boolean {
  const variants = pricedVariants(content);
  const [first] = variants;
  if (!first || variants.length === 1) return false;
  const { onSale, legacyPrice, legacySalePrice } = first;
  return variants.some(
    (variant) =>
      variant.onSale !== onSale ||
      (onSale && variant.legacySalePrice !== legacySalePrice) ||
      variant.legacyPrice !== legacyPrice,
  );
}

/** The subscription price of the cheapest variant, for products with subscriptions. */
export function subscriptionPrices(content: StructuredContent): readonly ContentPrice[] {
  const variants = isReducedByVariant(content.productType) ? content.variants : [];
  const least = lowest(variants.map(currentPrice));
  return variants.find((variant) => currentPrice(variant) === least)?.pricingOptions ?? [];
}

function pricedVariants({ productType, variants }: StructuredContent): readonly ContentVariant[] {
  return isPricedByVariant(productType) ? variants : [];
}

/** The items that can be on sale: the product itself or its variants. */
function reducible(content: StructuredContent): readonly ContentPrice[] {
  if (content.productType === 'digital') return [content];
  return isReducedByVariant(content.productType) ? content.variants : [];
}

function lowest(prices: readonly WrittenMoney[]): WrittenMoney {
  return prices.reduce(
    (best, price) => (amountOf(price) < amountOf(best) ? price : best),
    prices[0] ?? noMoney,
  );
}

/** A float, for comparison only. */
function amountOf({ amount }: WrittenMoney): number {
  return Number(amount);
}
