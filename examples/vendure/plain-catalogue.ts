import { products } from '../marram/catalogue/products.js';
import type {
  ImageSeed,
  ProductSeed,
  VariantSeed,
} from '../../shop/server/domains/catalogue/types.js';

interface PlainImage {
  /** Path below the storefront's public folder. */
  readonly file: string;
  readonly alt: string;
}

/** A product as any shop system can hold it: without subscriptions, forms, gift cards and a second price. */
export interface PlainProduct {
  readonly handle: string;
  readonly title: string;
  readonly category: string;
  readonly description: readonly string[];
  readonly options: readonly string[];
  readonly images: readonly PlainImage[];
  readonly variants: readonly {
    readonly sku: string;
    readonly attributes: Readonly<Record<string, string>>;
    /** In USD. */
    readonly cents: number;
    /** Whole pieces; null for no limit. */
    readonly stock: number | null;
    readonly image: PlainImage | null;
  }[];
}

/** The example shop's products that other shop systems sell too. */
export function plainCatalogue(): PlainProduct[] {
  return products.filter(isPlain).map((product) => ({
    handle: product.urlId,
    title: product.title,
    category: product.category,
    description: product.description,
    options: product.options,
    images: product.images.map(toImage),
    variants: product.variants.map(toVariant),
  }));
}

function isPlain({ type, subscriptionPlan, additionalFieldsForm }: ProductSeed): boolean {
  return type === 'physical' && !subscriptionPlan && !additionalFieldsForm;
}

function toVariant({ sku, attributes, prices, salePrices, stock, image }: VariantSeed) {
  return {
    sku,
    attributes,
    cents: (salePrices ?? prices).USD,
    stock: stock === 'unlimited' ? null : stock,
    image: image ? toImage(image) : null,
  };
}

function toImage({ assetUrl, altText }: ImageSeed): PlainImage {
  return { file: assetUrl, alt: altText };
}
