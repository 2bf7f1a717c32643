import { isRecord, readAddress, readPicture } from '../../base/index.js';
import { defaultCurrency, type CurrencyCode, type Money } from '../money/index.js';
import type { Product, ProductImage, ProductOption, Variant } from './product.js';
import type { ImageJson, PricedJson, PriceJson, ProductJson, VariantJson } from './product-json.js';
import { readQuantityRule } from '../quantity/index.js';
import { isNeverSoldOut, readProductType, type ProductType } from './product-types.js';
import { readDescription } from './read-description.js';
import { readPurchasePlans } from './purchase-plans.js';
import { readPlan } from './subscription-plan.js';

/** Maps the server's names to ours, once. */
export function buildProduct(json: ProductJson, ofSite?: CurrencyCode): Product {
  const productType = readProductType(json.productType);
  const variants = listVariants(json, productType).map((variant, index) =>
    buildVariant(variant, json, productType, index, ofSite),
  );
  const label = json.useCustomAddButtonText ? json.customAddButtonText?.trim() : null;
  return {
    id: json.id,
    handle: json.handle || json.urlId || readSlug(json.url),
    title: json.title ?? json.name ?? '',
    url: readAddress(json.url),
    description: readDescription(json.description),
    productType,
    options: listOptions(variants, json),
    variants,
    images: buildImages(json.images),
    isSubscribable: json.isSubscribable,
    subscriptionPlan: readPlan(json.subscriptionPlan),
    ...readPurchasePlans(json, productType),
    ...readComplements(json.complements),
    instalments: json.instalments ?? null,
    addButtonLabel: label || null,
    additionalFieldsFormId: json.additionalFieldsFormId || json.additionalFieldsForm?.id || null,
    additionalFieldsForm: json.additionalFieldsForm ?? null,
  };
}

/** The most products that may go with one. */
const mostComplements = 12;

function readComplements(named: unknown): Pick<Product, 'complements'> {
  const isName = (name: unknown) => typeof name === 'string' && name !== '' && !name.includes(',');
  const complements: string[] = Array.isArray(named) ? named.filter(isName) : [];
  return complements.length > 0 ? { complements: complements.slice(0, mostComplements) } : {};
}

/** The last part of the address of the product's page. */
function readSlug(url: string | null | undefined): string | null {
  return /\/([^/?#]+)\/?(?:#.*)?$/.exec(url ?? '')?.[1] ?? null;
}

/** A product with a price and no variants is its own variant; a gift card without denominations has none. */
function listVariants(json: ProductJson, productType: ProductType): readonly VariantJson[] {
  const variants = json.variants ?? [];
  const isItsOwn = variants.length === 0 && productType !== 'gift-card' && readPrice(json) !== null;
  return isItsOwn ? [{ ...json, attributes: null, optionValues: null, image: null }] : variants;
}

function buildVariant(
  variant: VariantJson,
  product: ProductJson,
  productType: ProductType,
  index: number,
  currency: CurrencyCode = defaultCurrency,
): Variant {
  const sku = variant.sku?.trim() ?? '';
  // Read as a pair, so that a sale price is never combined with another variant's price.
  const priced: PricedJson = readPrice(variant) ? variant : product;
  return {
    id: variant.id || sku || `${product.id}-${index + 1}`,
    sku,
    attributes: readAttributes(variant),
    price: readPrice(priced) ?? { cents: 0, currency },
    salePrice: [priced.salePriceMoney, priced.salePrice].find(isMoney) ?? null,
    onSale: priced.onSale,
    stock: {
      unlimited: variant.unlimited || isNeverSoldOut(productType),
      quantity: variant.qtyInStock,
    },
    ...readRule(variant.quantityRule ?? product.quantityRule),
    image: buildImage(variant.image),
    ...readMoreImages(variant),
  };
}

function readRule(given: unknown): Pick<Variant, 'quantityRule'> {
  const quantityRule = readQuantityRule(given);
  return quantityRule ? { quantityRule } : {};
}

function readPrice({ priceMoney, price }: PricedJson): Money | null {
  return [priceMoney, price].find(isMoney) ?? null;
}

function isMoney(price: PriceJson | null | undefined): price is Money {
  return typeof price === 'object' && price !== null;
}

function readAttributes({ attributes, optionValues }: VariantJson): Record<string, string> {
  const pairs = attributes
    ? Object.entries(attributes)
    : (optionValues ?? []).map(({ optionName, value }) => [optionName, value] as const);
  return Object.fromEntries(pairs.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** In the merchant's order; names that it leaves out follow. */
function listOptions(
  variants: readonly Variant[],
  { variantOptionOrdering, optionColors }: ProductJson,
): ProductOption[] {
  if (variants.length < 2) return [];
  const ordering = variantOptionOrdering ?? [];
  const used = new Set(variants.flatMap((variant) => Object.keys(variant.attributes)));
  const names = new Set([...ordering.filter((name) => used.has(name)), ...used]);
  return [...names].map((name) => ({
    name,
    values: [...new Set(variants.flatMap((variant) => variant.attributes[name] ?? []))],
    ...readColors(isRecord(optionColors) ? optionColors[name] : null),
  }));
}

/** Hexadecimal colours alone, because they become styles. */
function readColors(named: unknown): Pick<ProductOption, 'colors'> {
  const colors: Record<string, string> = {};
  for (const [value, color] of Object.entries(isRecord(named) ? named : {})) {
    if (typeof color === 'string' && /^#[\da-f]{3,8}$/i.test(color)) colors[value] = color;
  }
  return Object.keys(colors).length > 0 ? { colors } : {};
}

function readMoreImages({ moreImages }: VariantJson): Pick<Variant, 'moreImages'> {
  const images = buildImages(moreImages);
  return images.length > 0 ? { moreImages: images } : {};
}

function buildImages(images: readonly (ImageJson | null | undefined)[] | null | undefined) {
  return (images ?? []).map(buildImage).filter((image) => image !== null);
}

function buildImage(image: ImageJson | null | undefined): ProductImage | null {
  const url = readPicture(image?.assetUrl);
  if (!image || url === null) return null;
  const [, width, height] = /^(\d+)x(\d+)$/.exec(image.originalSize ?? '') ?? [];
  return {
    url,
    alt: image.altText ?? '',
    width: Number(width) || null,
    height: Number(height) || null,
    srcset: image.srcset ?? null,
  };
}
