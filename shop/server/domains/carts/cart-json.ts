import { describeAnswers } from 'vitrine/core/forms';
import {
  agreedCents,
  productUrl,
  type AgreedPlan,
  type CatalogueCurrency,
  type PriceList,
  type ProductTypeName,
} from '../catalogue/index.js';
import { parseKeptForm } from '../forms/index.js';
import type { FormJson } from '../forms/index.js';
import {
  freeShippingFrom,
  includedTax,
  quoteShipping,
  shippingCountries,
  taxesAt,
  type ShippingLocation,
  type TermsInForce,
} from '../terms/index.js';
import { calculateTotals, type CouponTerms } from '../totals/index.js';
import { couponReason } from './coupon-reason.js';
import { toDiscountTerms } from './coupons.js';
import { maxQuantityOf } from './max-quantity.js';
import type { CartJson, EntryJson } from './schemas.js';

const websiteId = 'vitrine-shop';

/** The terms of the moment, and the time in milliseconds since 1970. */
export interface PricedBy {
  readonly terms: TermsInForce;
  readonly now: number;
}

export interface CartRow {
  id: string;
  currency: CatalogueCurrency;
  created_at: Date | null;
  shipping_location: ShippingLocation | null;
  shipping_option: string | null;
}

export interface EntryRow {
  id: string;
  quantity: number;
  additional_fields: string;
  product_id: string;
  sku: string;
  attributes: Record<string, string>;
  /** Current prices of the catalogue. */
  prices: PriceList;
  sale_prices: PriceList | null;
  /** By which the line is bought, in the cart of a subscription. */
  plan?: AgreedPlan | null;
  /** Null is unlimited. */
  stock: number | null;
  /** False for a removed variant: it stays in carts, but cannot be added. */
  listed: boolean;
  title: string;
  type: ProductTypeName;
  category: string;
  form_id: string | null;
  form: FormJson | null;
  url_id: string;
  image_url: string | null;
}

/** The cart in the form of the API, with all sums in whole minor units. */
export function toCartJson(
  cart: CartRow,
  rows: readonly EntryRow[],
  coupons: readonly CouponTerms[],
  { terms, now }: PricedBy,
): CartJson {
  const { currency, shipping_location: location } = cart;
  const totals = calculateTotals({
    lines: rows.map((row) => ({
      unitCents: priceOf(row, currency),
      quantity: row.quantity,
      productType: row.type,
      productId: row.product_id,
      category: row.category,
    })),
    automaticDiscounts: terms.automaticDiscounts.map((discount) =>
      toDiscountTerms(discount, currency),
    ),
    coupons,
    quotes: quoteShipping(terms.shippingZones, location, currency),
    freeFromCents: freeShippingFrom(terms.shippingZones, location, currency),
    chosenQuoteId: cart.shipping_option,
    taxes: taxesAt(terms.taxRules, location, currency),
    now,
  });
  const pricesInclude = includedTax(terms.taxRules, currency);
  const types = new Set(rows.map((row) => row.type));
  return {
    id: cart.id,
    websiteId,
    orderId: null,
    created: cart.created_at?.getTime() ?? null,
    isPurchased: false,
    entries: rows.map((row) => toEntryJson(row, rows, currency)),
    shippingOptions: totals.shippingOptions,
    selectedShippingOption: totals.selectedShippingOption,
    freeShipping: totals.freeShipping,
    shippingLocation: location,
    shippingCountries: shippingCountries(terms),
    applicableTaxRules: [...totals.taxes],
    coupons: coupons.map(({ code, title }) => ({ code, title })),
    automaticDiscounts: totals.automaticDiscounts.filter(({ discountCents }) => discountCents > 0),
    validCoupons: totals.validCoupons,
    invalidCoupons: totals.invalidCoupons.map(({ coupon, problem }) => ({
      code: coupon.code,
      title: coupon.title,
      problem,
      reason: couponReason(problem, coupon, currency),
    })),
    minimumSubtotalCents: terms.minimumSubtotal[currency],
    subtotalCents: totals.subtotalCents,
    taxCents: totals.taxCents,
    shippingCostCents: totals.shippingCostCents,
    discountCents: totals.discountCents,
    grandTotalCents: totals.grandTotalCents,
    totalQuantity: rows.reduce((total, { quantity }) => total + quantity, 0),
    hasDigital: types.has('digital'),
    purelyDigital: types.size === 1 && types.has('digital'),
    requiresShipping: totals.requiresShipping,
    currency,
    ...(pricesInclude !== null && { pricesInclude }),
  };
}

/** The cart of a visitor who has none. */
export function emptyCart(currency: CatalogueCurrency, pricing: PricedBy): CartJson {
  const cart = {
    id: '',
    currency,
    created_at: null,
    shipping_location: null,
    shipping_option: null,
  };
  return toCartJson(cart, [], [], pricing);
}

/** The cart with all sums 0, for `calculateSubtotal=false`. */
export function withoutSums(cart: CartJson): CartJson {
  return {
    ...cart,
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
  };
}

export function toEntryJson(
  row: EntryRow,
  rows: readonly EntryRow[],
  currency: CatalogueCurrency,
): EntryJson {
  const price = priceOf(row, currency);
  return {
    id: row.id,
    itemId: row.product_id,
    quantity: row.quantity,
    chosenVariant: { sku: row.sku, attributes: row.attributes },
    title: row.title,
    productType: row.type,
    subTotal: price * row.quantity,
    purchasePriceCents: price,
    regularPriceCents: regularPriceOf(row, currency),
    maxQuantity: maxQuantityOf(row, rows),
    additionalFields: JSON.parse(row.additional_fields),
    additionalFieldsFormId: row.form_id,
    answers: [...describeAnswers(row.form && parseKeptForm(row.form), row.additional_fields)],
    imageUrl: row.image_url,
    itemUrl: productUrl(row.url_id),
  };
}

function priceOf(row: EntryRow, currency: CatalogueCurrency): number {
  const once = (row.sale_prices ?? row.prices)[currency];
  return agreedCents(row.plan ?? null, row.sku, once, currency);
}

/** Null where nothing is saved: neither on sale nor by a plan. */
function regularPriceOf(row: EntryRow, currency: CatalogueCurrency): number | null {
  const regular = row.prices[currency];
  return row.sale_prices === null && priceOf(row, currency) === regular ? null : regular;
}
