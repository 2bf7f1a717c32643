import { productUrl, type CatalogueCurrency, type ProductTypeName } from '../catalogue/index.js';
import type { CartJson, EntryJson } from './schemas.js';

export const websiteId = 'vitrine-shop';

export interface CartRow {
  id: string;
  currency: CatalogueCurrency;
  created_at: Date | null;
}

export interface EntryRow {
  id: string;
  quantity: number;
  additional_fields: string;
  product_id: string;
  sku: string;
  attributes: Record<string, string>;
  /** Minor units, of one piece, as the catalogue has it now. */
  price: number;
  title: string;
  type: ProductTypeName;
  url_id: string;
  image_url: string | null;
}

/** The cart as the wire has it. All sums are made here, in whole minor units. */
export function toCartJson(cart: CartRow, rows: readonly EntryRow[]): CartJson {
  const entries = rows.map(toEntryJson);
  const subtotalCents = sum(entries.map((entry) => entry.subTotal));
  const types = new Set(rows.map((row) => row.type));
  return {
    id: cart.id,
    websiteId,
    orderId: null,
    created: cart.created_at?.getTime() ?? null,
    isPurchased: false,
    entries,
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: sum(entries.map((entry) => entry.quantity)),
    hasDigital: types.has('digital'),
    purelyDigital: types.size === 1 && types.has('digital'),
    requiresShipping: types.has('physical'),
    currency: cart.currency,
  };
}

/** What a visitor without a cart gets. */
export function emptyCart(currency: CatalogueCurrency): CartJson {
  return toCartJson({ id: '', currency, created_at: null }, []);
}

/** The same cart for who asked not to have the sums made: they are 0. */
export function withoutSums(cart: CartJson): CartJson {
  return { ...cart, subtotalCents: 0, grandTotalCents: 0 };
}

function toEntryJson(row: EntryRow): EntryJson {
  return {
    id: row.id,
    itemId: row.product_id,
    quantity: row.quantity,
    chosenVariant: { sku: row.sku, attributes: row.attributes },
    title: row.title,
    subTotal: row.price * row.quantity,
    purchasePriceCents: row.price,
    additionalFields: JSON.parse(row.additional_fields),
    imageUrl: row.image_url,
    itemUrl: productUrl(row.url_id),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
