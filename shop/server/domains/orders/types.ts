import type { CartJson, CartKind } from '../carts/index.js';
import type { AgreedPlan } from '../catalogue/index.js';
import type { Queryable } from '../../ground/database/index.js';
import type { Recipient } from '../gift-cards/index.js';

/** The part of a checkout or an order that a gift card pays. */
export interface GiftCardPart {
  /** Names it in forms; not its code. */
  readonly id: string;
  /** The last characters of its code. */
  readonly ending: string;
  readonly takenCents: number;
  /** The balance of the card afterwards. */
  readonly leftCents: number;
}

/** A cart with the data that the checkout needs. */
export interface CheckoutCart extends CartJson {
  readonly kind: CartKind;
  /** Null unless the kind is `subscription`. */
  readonly subscriptionPlan: AgreedPlan | null;
  /** The recipient of a gift card; null is the buyer. */
  readonly recipient: Recipient | null;
  readonly giftCards: readonly GiftCardPart[];
  /** The amount left to pay after gift cards. */
  readonly dueCents: number;
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

/**
 * Stores what an order does to a subscription, in the transaction that stores the order, and resolves to the path of the
 * subscription's page; null for an order of none.
 */
export type KeepSubscription = (transaction: Queryable, order: OrderJson) => Promise<string | null>;

/** The data that a shopper enters to buy, without the card, which only the payment provider may see. */
export interface CheckoutDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Null if nothing is shipped. */
  readonly shippingAddress: ShippingAddress | null;
  /** The shipping option; null keeps the cart's. */
  readonly optionId: string | null;
  /** The recipient of a gift card, if the cart has none. */
  readonly recipient: Recipient | null;
  /** The total that the page showed, to detect changes; null if it was not sent. */
  readonly grandTotalCents: number | null;
  /** The amount that the page showed as left to pay; null if it was not sent. */
  readonly dueCents: number | null;
  /** The way or wallet to pay what is due; null if nothing is. */
  readonly payment: string | null;
  /** The token that the provider's script has put into the form in place of card data; absent without such a script. */
  readonly paymentToken?: string;
}

/** The origin of a press of the button that buys. */
export interface PressOrigin {
  /** Absolute address of the checkout, for a payment that needs a further step; '' without a page. */
  readonly returnUrl?: string;
  /** The member who is signed in; null for a guest. */
  readonly memberId?: string | null;
}

/** How much of an order has left the shop; `none` if nothing of it is a parcel. Stored, so a released one stays. */
export const fulfilmentStates = ['open', 'part', 'sent', 'none', 'cancelled'] as const;

export type FulfilmentState = (typeof fulfilmentStates)[number];

/** All that an order's address alone tells. */
export interface OrderState {
  readonly id: string;
  readonly number: number;
  readonly state: FulfilmentState;
}

/** The result of a press of the button that buys. */
export interface Placed {
  readonly orderId: string;
  /** False if another press has bought the cart before: the sender of this one may not read the order. */
  readonly isOwnPress: boolean;
}

/** storefront §3: Order, and further data for its page (ours). Amounts are whole minor units of `currency`. */
export interface OrderJson {
  id: string;
  number: number;
  purchasedCartId: string;
  /** Whether no money moved. */
  testMode: boolean;
  websiteId: string;
  items: { sku: string; productName: string; quantity: number; unitPrice: number }[];
  subtotal: number;
  discountTotal: number;
  shippingTotal: number;
  /** The taxes that were added to prices, and those that the prices contained. */
  taxTotal: number;
  grandTotal: number;
  currency: CartJson['currency'];
  kind: CartKind;
  name: string;
  email: string;
  phone: string;
  shippingAddress: ShippingAddress | null;
  recipient: Recipient | null;
  subscriptionPlan: AgreedPlan | null;
  /** Milliseconds since 1970. */
  placedAt: number;
  /** As purchased. */
  entries: CartJson['entries'];
  selectedShippingOption: CartJson['selectedShippingOption'];
  applicableTaxRules: CartJson['applicableTaxRules'];
  validCoupons: CartJson['validCoupons'];
  /** Absent where there was none. */
  automaticDiscounts?: CartJson['automaticDiscounts'];
  giftCards: readonly GiftCardPart[];
  /** The amount paid otherwise than by gift cards. */
  dueTotal: number;
  pricesInclude?: string;
}
