import { centsToDecimal } from 'vitrine/core/money';
import type { FormJson } from '../forms/index.js';
import { toPlanJson } from './purchase-plans.js';
import {
  productTypeNumbers,
  type CatalogueCurrency,
  type CatalogueProduct,
  type ImageJson,
  type ImageSeed,
  type MoneyJson,
  type PriceList,
  type ProductSeed,
  type VariantJson,
} from './types.js';

interface VariantRow {
  sku: string;
  attributes: Record<string, string>;
  prices: PriceList;
  sale_prices: PriceList | null;
  image: ImageSeed | null;
  stock: number | null;
}

export interface ProductRow {
  id: string;
  url_id: string;
  details: Omit<ProductSeed, 'id' | 'urlId' | 'variants' | 'additionalFieldsForm'> & {
    additionalFieldsFormId?: string;
  };
  form: FormJson | null;
  variants: VariantRow[];
}

export function productUrl(urlId: string): string {
  return `/shop/${urlId}`;
}

/** The product as pages read it (platform §3), priced in one currency. */
export function toProductJson(row: ProductRow, currency: CatalogueCurrency): CatalogueProduct {
  const { details } = row;
  const variants = row.variants.map((variant) => toVariantJson(variant, details, currency));
  const lowest = (read: (variant: VariantJson) => number) =>
    toMoneyJson(Math.min(...variants.map(read)), currency);
  return {
    id: row.id,
    urlId: row.url_id,
    url: productUrl(row.url_id),
    title: details.title,
    productType: productTypeNumbers[details.type],
    category: details.category,
    tags: [...details.tags],
    excerpt: details.excerpt,
    description: [...details.description],
    facts: details.facts ?? null,
    variantOptionOrdering: [...details.options],
    optionColors: details.optionColors ?? null,
    variants,
    priceMoney: lowest((variant) => variant.price),
    salePriceMoney: lowest((variant) => variant.salePrice),
    onSale: variants.some((variant) => variant.onSale),
    complements: [...(details.complements ?? [])],
    isSubscribable: details.subscriptionPlan !== undefined,
    subscriptionPlan: details.subscriptionPlan ?? null,
    purchasePlans: (details.purchasePlans ?? []).map((plan) => toPlanJson(plan, currency)),
    additionalFieldsFormId: details.additionalFieldsFormId ?? null,
    additionalFieldsForm: row.form,
    useCustomAddButtonText: details.customAddButtonText !== undefined,
    customAddButtonText: details.customAddButtonText ?? null,
    images: details.images.map(toImageJson),
  };
}

function toVariantJson(
  row: VariantRow,
  { options, valueImages }: Pick<ProductSeed, 'options' | 'valueImages'>,
  currency: CatalogueCurrency,
): VariantJson {
  const price = row.prices[currency];
  const salePrice = row.sale_prices?.[currency] ?? price;
  const more = valueImages?.images[row.attributes[valueImages.option] ?? ''];
  return {
    id: row.sku,
    sku: row.sku,
    attributes: row.attributes,
    optionValues: options.map((optionName) => ({
      optionName,
      value: row.attributes[optionName] ?? '',
    })),
    priceMoney: toMoneyJson(price, currency),
    salePriceMoney: toMoneyJson(salePrice, currency),
    price,
    salePrice,
    onSale: row.sale_prices !== null,
    qtyInStock: row.stock ?? 0,
    unlimited: row.stock === null,
    image: row.image && toImageJson(row.image),
    ...(more && { moreImages: more.map(toImageJson) }),
  };
}

function toImageJson({ assetUrl, width, height, altText }: ImageSeed): ImageJson {
  return { assetUrl, originalSize: `${width}x${height}`, altText };
}

function toMoneyJson(cents: number, currency: CatalogueCurrency): MoneyJson {
  return { value: centsToDecimal(cents, currency), currency };
}
