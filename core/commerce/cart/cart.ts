import type { CurrencyCode } from '../money/index.js';
import type { ProductType, QuantityRule } from '../product/index.js';

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
  /** The unit price before the sale; null when there is no sale. */
  readonly regularPriceCents: number | null;
  /** The quantity that stock allows on this line; null for no limit. */
  readonly maxQuantity: number | null;
  /** Which quantities the shop takes on this line; absent for any. One alone cannot be changed. */
  readonly quantityRule?: QuantityRule | undefined;
  readonly additionalFields: unknown;
  /** The id of the form by which the additional fields can be edited; null for none. */
  readonly formId: string | null;
  /** The additional fields as labels and texts. */
  readonly answers: readonly FormAnswer[];
  /** URLs of the image and of the product's page. */
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

export interface FreeShipping {
  /** The value of goods from which it is free. */
  readonly fromCents: number;
  /** The amount that is missing to that; 0 once it is free. */
  readonly leftCents: number;
}

export interface TaxRule {
  readonly title: string;
  /** A fraction: 0.2 is 20 %. */
  readonly rate: number;
  readonly amountCents: number;
  /** Prices contain it: it is no part of `taxCents`. */
  readonly isIncluded?: boolean | undefined;
}

export interface EnteredCoupon {
  readonly code: string;
  readonly title: string;
}

/** A coupon with a discount. */
export interface Coupon extends EnteredCoupon {
  readonly discountCents: number;
}

/** A coupon without a discount at present; `reason` is a sentence of the server. */
export interface InvalidCoupon extends EnteredCoupon {
  readonly reason: string;
}

/** The shopping cart of storefront §3; all totals are the server's. */
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
  /** How far the goods are from free shipping; null if there is none to reach. */
  readonly freeShipping: FreeShipping | null;
  readonly shippingLocation: ShippingLocation | null;
  /** The countries that the shop ships to: ISO 3166-1 alpha-2. */
  readonly shippingCountries: readonly string[];
  readonly applicableTaxRules: readonly TaxRule[];
  /** The tax that prices contain, such as VAT; absent if they are net. */
  readonly pricesInclude?: string | undefined;
  /** All entered coupons; each is also in one of the next two lists. */
  readonly coupons: readonly EnteredCoupon[];
  readonly validCoupons: readonly Coupon[];
  readonly invalidCoupons: readonly InvalidCoupon[];
  /** The lowest subtotal for a checkout; 0 for none. */
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
  /** If it is not a currency of ISO 4217, no amount is shown. */
  readonly currency: CurrencyCode;
}

/** One press of an add-to-cart button. */
export interface AddIntent {
  readonly itemId: string;
  readonly sku: string | null;
  /** Null for the server's default, which is one. */
  readonly quantity: number | null;
  /** A JSON text (storefront §7). */
  readonly additionalFields: string | null;
  /** Idempotency key: an intent that is sent twice is added once. */
  readonly key: string;
}

export interface AddResult {
  /** The cart as it is shown after the add. */
  readonly cart: Cart;
  /** The line that was created or grew; null when the server does not say. */
  readonly entry: CartEntry | null;
  /** May be fewer than requested. */
  readonly addedQuantity: number;
  /** True when the previous cart had expired and its lines are not in this one. */
  readonly lostEntries: boolean;
}

/** The cart that is shown while there is none. */
export function createEmptyCart(currency: CurrencyCode): Cart {
  return {
    id: '',
    websiteId: '',
    orderId: null,
    created: null,
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    selectedShippingOption: null,
    freeShipping: null,
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
    currency,
  };
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
