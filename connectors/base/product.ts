import { centsToDecimal, type Money } from '../../core/commerce/money/index.js';
import {
  parseProduct,
  type Product,
  type QuantityRule,
} from '../../core/commerce/product/index.js';
import { getRuntime } from '../../core/runtime/index.js';
import { ConnectorError } from './refusals.js';

export interface ForeignImage {
  readonly url: string;
  readonly alt: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** A product as a shop system describes it, under the names that all connectors share. */
export interface ForeignProduct {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  /** The merchant's HTML. */
  readonly description: string | null;
  /** Absolute; null when the shop system has no page for it. */
  readonly url: string | null;
  readonly requiresShipping: boolean;
  /** The names of the options, in the merchant's order. */
  readonly options: readonly string[];
  readonly images: readonly ForeignImage[];
  readonly variants: readonly ForeignVariant[];
}

export interface ForeignVariant {
  readonly id: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: Money;
  /** The price before a reduction; null when there is none. */
  readonly regularPrice: Money | null;
  /** Whole pieces that can be bought; null when they are not counted. */
  readonly stock: number | null;
  /** Which quantities a cart may hold of it; absent for any. */
  readonly quantityRule?: QuantityRule | undefined;
  readonly image: ForeignImage | null;
}

/**
 * Makes a product of the page's JSON form (platform §3), so that the same rules judge it as a product of the page.
 * @throws ConnectorError `unreadable-product` for data that could sell the wrong thing.
 */
export function toProduct(foreign: ForeignProduct): Product {
  const { id, title, options, requiresShipping } = foreign;
  const parsed = parseProduct({
    id,
    title,
    handle: foreign.handle,
    description: foreign.description,
    url: foreign.url,
    productType: requiresShipping ? 'physical' : 'digital',
    variantOptionOrdering: options,
    images: foreign.images.map(toImage),
    variants: foreign.variants.map(toVariant),
  });
  if ('problem' in parsed) {
    throw new ConnectorError(
      'unreadable-product',
      `The product "${title}" cannot be sold: ${parsed.problem}`,
    );
  }
  return parsed.product;
}

/** The products of a list that can be sold; the others are reported to developers and left out. */
export function toProducts(foreign: readonly ForeignProduct[]): Product[] {
  return foreign.flatMap((one) => {
    try {
      return [toProduct(one)];
    } catch (error) {
      getRuntime().reporter.report(error, { where: 'products' });
      return [];
    }
  });
}

function toVariant({ price, regularPrice, stock, image, ...variant }: ForeignVariant) {
  const isReduced = regularPrice !== null && regularPrice.cents > price.cents;
  return {
    ...variant,
    priceMoney: toMoneyJson(isReduced ? regularPrice : price),
    salePriceMoney: toMoneyJson(price),
    onSale: isReduced,
    unlimited: stock === null,
    qtyInStock: stock ?? 0,
    image: image && toImage(image),
  };
}

function toMoneyJson({ cents, currency }: Money) {
  return { value: centsToDecimal(cents, currency), currency };
}

function toImage({ url, alt, width, height }: ForeignImage) {
  const originalSize = width && height ? `${width}x${height}` : null;
  return { assetUrl: url, altText: alt ?? '', originalSize };
}
