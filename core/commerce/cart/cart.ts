import { defaultCurrency, isCurrencyCode, type CurrencyCode } from '../money/index.js';

/** The cart page (platform §2). */
export const cartPath = '/cart';

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
  readonly subTotal: number;
  readonly purchasePriceCents: number;
  readonly additionalFields: unknown;
  /** Addresses of the picture and of the product's page. */
  readonly image: string | null;
  readonly url: string | null;
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
  readonly shippingOptions: readonly unknown[];
  readonly selectedShippingOption: unknown;
  readonly shippingLocation: unknown;
  readonly applicableTaxRules: readonly unknown[];
  readonly coupons: readonly unknown[];
  readonly validCoupons: readonly unknown[];
  readonly invalidCoupons: readonly unknown[];
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
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
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
