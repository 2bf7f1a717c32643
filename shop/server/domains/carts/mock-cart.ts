import {
  productTypeNumbers,
  type CatalogueProduct,
  inEachCurrency,
  type ProductTypeName,
} from '../catalogue/index.js';
import { toCartJson, type EntryRow, type PricedBy } from './cart-json.js';
import type { CartJson } from './schemas.js';

const created = new Date(Date.UTC(2026, 0, 1));
const kinds = 3;

/** storefront §7, `mock=true`: a made-up cart with quantities 1, 2 and 3 of the first three products. */
export function createMockCart(
  products: readonly CatalogueProduct[],
  currency: CartJson['currency'],
  pricing: PricedBy,
): CartJson {
  const rows = products.slice(0, kinds).flatMap(toMockRows);
  const cart = {
    id: 'mock',
    currency,
    created_at: created,
    shipping_location: null,
    shipping_option: null,
  };
  return toCartJson(cart, rows, [], pricing);
}

function toMockRows(product: CatalogueProduct, index: number): EntryRow[] {
  return product.variants.slice(0, 1).map((variant) => ({
    id: `mock-${index + 1}`,
    quantity: index + 1,
    additional_fields: 'null',
    product_id: product.id,
    sku: variant.sku,
    attributes: variant.attributes,
    prices: inEveryCurrency(variant.price),
    sale_prices: variant.onSale ? inEveryCurrency(variant.salePrice) : null,
    stock: variant.unlimited ? null : variant.qtyInStock,
    listed: true,
    form_id: product.additionalFieldsFormId,
    form: product.additionalFieldsForm,
    title: product.title,
    type: typeOf(product),
    category: product.category,
    url_id: product.urlId,
    image_url: (variant.image ?? product.images[0])?.assetUrl ?? null,
  }));
}

/** The product is already priced in the cart's currency, so every currency gets the same amount. */
const inEveryCurrency = (cents: number) => inEachCurrency(() => cents);

function typeOf({ productType }: CatalogueProduct): ProductTypeName {
  const names = Object.keys(productTypeNumbers) as ProductTypeName[];
  return names.find((name) => productTypeNumbers[name] === productType) ?? 'physical';
}
