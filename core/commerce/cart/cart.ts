import { defaultCurrency, isCurrencyCode, type CurrencyCode } from '../money/index.js';
import type { ProductType } from '../product/index.js';

export interface FormAnswer {
  readonly label: string;
  readonly text: string;
}

/** One line of the cart (storefront §3). Amounts are in minor units of the cart's currency. */
export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly chosenVariant: {
    readonly sku: string;
    readonly attributes: Readonly<Record<string, string>>;
  } | null;
  readonly title: string;
  readonly productType: ProductType;
  readonly subTotal: number;
  readonly purchasePriceCents: number;
  /** The price of one before the sale; null when there is no sale. */
  readonly regularPriceCents: number | null;
  /** The most this line may hold by stock; null is no limit. */
  readonly maxQuantity: number | null;
  readonly additionalFields: unknown;
  /** Names the form of the additional fields, by which they can be edited; null when there is none. */
  readonly formId: string | null;
  /** The additional fields in words. */
  readonly answers: readonly FormAnswer[];
  /** Addresses of the picture and of the product's page. */
  readonly image: string | null;
  readonly url: string | null;
}

export interface ShippingOption {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly costCents: number;
}

export interface ShippingLocation {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
}

export interface TaxRule {
  readonly title: string;
  /** 0.2 is 20 %. */
  readonly rate: number;
  readonly amountCents: number;
}

export interface EnteredCoupon {
  readonly code: string;
  readonly title: string;
}

/** A coupon that takes something off. */
export interface Coupon extends EnteredCoupon {
  readonly discountCents: number;
}

/** A coupon that takes nothing off at present; `reason` is a sentence of the server. */
export interface InvalidCoupon extends EnteredCoupon {
  readonly reason: string;
}

/** The shopping cart of storefront §3, as the server counts it. */
export interface Cart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string | null;
  /** Wall time in milliseconds. */
  readonly created: number | null;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly ShippingOption[];
  readonly selectedShippingOption: ShippingOption | null;
  readonly shippingLocation: ShippingLocation | null;
  /** Where the shop ships to: ISO 3166-1 alpha-2. */
  readonly shippingCountries: readonly string[];
  readonly applicableTaxRules: readonly TaxRule[];
  /** All that were entered; each is in one of the next two lists as well. */
  readonly coupons: readonly EnteredCoupon[];
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly InvalidCoupon[];
  /** What the subtotal must reach for a checkout; 0 is none. */
  readonly minimumSubtotalCents: number;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  readonly currency: CurrencyCode;
}

/** What a shopper meant by one press of an add-to-cart button. */
export interface AddIntent {
  readonly itemId: string;
  readonly sku: string | null;
  /** Null leaves it to the server, which adds one. */
  readonly quantity: number | null;
  /** A JSON text (storefront §7). */
  readonly additionalFields: string | null;
  /** Names the intent: sent twice, it is still added once. */
  readonly key: string;
}

export interface AddResult {
  /** The cart as it is shown after the add. */
  readonly cart: Cart;
  /** The line that was created or grew; null when the answer does not tell. */
  readonly entry: CartEntry | null;
  /** May be fewer than asked for. */
  readonly addedQuantity: number;
  /** The previous cart was no longer there, and what it held is not in this one. */
  readonly lostEntries: boolean;
}

/** What is shown while there is no cart. */
export function createEmptyCart(currency: string): Cart {
  return {
    id: '',
    websiteId: '',
    orderId: null,
    created: null,
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: null,
    shippingCountries: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    minimumSubtotalCents: 0,
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
    currency: toCurrency(currency),
  };
}

/** A currency that is not in the table of storefront §3 becomes the default one. */
export function toCurrency(code: string): CurrencyCode {
  return isCurrencyCode(code) ? code : defaultCurrency;
}

export function findEntry(cart: Cart | null, entryId: string): CartEntry | null {
  return cart?.entries.find((entry) => entry.id === entryId) ?? null;
}

/** Lines of the same item and variant; more than one when their additional fields differ. */
export function entriesOf(cart: Cart, itemId: string, sku: string | null): CartEntry[] {
  return cart.entries.filter(
    (entry) => entry.itemId === itemId && (sku === null || entry.chosenVariant?.sku === sku),
  );
}
