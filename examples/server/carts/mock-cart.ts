import {
  productTypeNumbers,
  type CatalogueProduct,
  type ProductTypeName,
} from '../catalogue/index.js';
import { toCartJson, type EntryRow } from './cart-json.js';
import type { CartJson } from './schemas.js';

const created = new Date(Date.UTC(2026, 0, 1));
const kinds = 3;

/** storefront §7, `mock=true`: a made-up cart with one, two, three pieces of the first products. */
export function createMockCart(
  products: readonly CatalogueProduct[],
  currency: CartJson['currency'],
): CartJson {
  const rows = products.slice(0, kinds).flatMap(toMockRows);
  return toCartJson({ id: 'mock', currency, created_at: created }, rows);
}

function toMockRows(product: CatalogueProduct, index: number): EntryRow[] {
  return product.variants.slice(0, 1).map((variant) => ({
    id: `mock-${index + 1}`,
    quantity: index + 1,
    additional_fields: 'null',
    product_id: product.id,
    sku: variant.sku,
    attributes: variant.attributes,
    price: variant.salePrice,
    title: product.title,
    type: typeOf(product),
    url_id: product.urlId,
    image_url: (variant.image ?? product.images[0])?.assetUrl ?? null,
  }));
}

function typeOf({ productType }: CatalogueProduct): ProductTypeName {
  const names = Object.keys(productTypeNumbers) as ProductTypeName[];
  return names.find((name) => productTypeNumbers[name] === productType) ?? 'physical';
}
