import type { CartJson, CartKind } from '../carts/index.js';
import type { SubscriptionPlan } from '../catalogue/index.js';
import type { Recipient } from '../purchases/index.js';

/** A cart on its way to be bought. */
export interface CheckoutCart extends CartJson {
  readonly kind: CartKind;
  /** What is subscribed to; null unless the kind is `subscription`. */
  readonly subscriptionPlan: SubscriptionPlan | null;
  /** Whom a gift card is for; null is the buyer. */
  readonly recipient: Recipient | null;
}

export interface ShippingAddress {
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** What a shopper says to buy. There is no card in it: that is for the payment provider alone. */
export interface CheckoutDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Null when nothing is shipped. */
  readonly shippingAddress: ShippingAddress | null;
  /** The way of delivery; null leaves the one that the cart has. */
  readonly optionId: string | null;
  /** Whom a gift card is for, when the cart does not tell. */
  readonly recipient: Recipient | null;
  /** The total that the page showed; null when it did not say. */
  readonly grandTotalCents: number | null;
}

/** storefront §3: Order, and what its page shows (ours). Amounts are whole minor units of `currency`. */
export interface OrderJson {
  id: string;
  number: number;
  purchasedCartId: string;
  testMode: true;
  websiteId: string;
  items: { sku: string; productName: string; quantity: number; unitPrice: number }[];
  subtotal: number;
  discountTotal: number;
  shippingTotal: number;
  taxTotal: number;
  grandTotal: number;
  currency: CartJson['currency'];
  kind: CartKind;
  name: string;
  email: string;
  phone: string;
  shippingAddress: ShippingAddress | null;
  recipient: Recipient | null;
  subscriptionPlan: SubscriptionPlan | null;
  /** Wall milliseconds. */
  placedAt: number;
  /** As they were bought. */
  entries: CartJson['entries'];
  selectedShippingOption: CartJson['selectedShippingOption'];
  applicableTaxRules: CartJson['applicableTaxRules'];
  validCoupons: CartJson['validCoupons'];
}
