import type { FulfilmentState, OrderJson } from '../orders/index.js';

/** An order in the owner's list. */
export interface ListedOrder {
  readonly id: string;
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly buyer: string;
  readonly email: string;
  readonly pieces: number;
  /** Minor units of `currency`. */
  readonly totalCents: number;
  readonly refundedCents: number;
  readonly currency: OrderJson['currency'];
  readonly fulfilment: FulfilmentState;
}

export interface ListedOrders {
  /** At most 50, newest first. */
  readonly orders: readonly ListedOrder[];
  readonly nextPageCursor: string | null;
}

export interface OrderQuery {
  /** Null is every state. */
  readonly fulfilment: FulfilmentState | null;
  /** A number, or a part of the buyer's name or address; empty is every order. */
  readonly search: string;
  readonly cursor: string | null;
}

/** How many pieces of a line. */
export interface LineQuantity {
  readonly entryId: string;
  readonly quantity: number;
}

export interface Shipment {
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly carrier: string;
  readonly trackingNumber: string;
  /** An `https:` address, or empty. */
  readonly trackingUrl: string;
  readonly lines: readonly LineQuantity[];
}

/** `asked`: the provider has not answered yet. */
export type RefundState = 'asked' | 'done' | 'refused';

export interface Refund {
  readonly askedAt: number;
  readonly state: RefundState;
  /** Minor units of the order's currency. */
  readonly amountCents: number;
  /** Paid back by the provider; the rest is on gift cards again. */
  readonly byPaymentCents: number;
  readonly reason: string;
  readonly restocks: boolean;
  /** The provider's sentence if it refused; empty otherwise. */
  readonly refusal: string;
  readonly lines: readonly LineQuantity[];
}

export interface OrderNote {
  readonly writtenAt: number;
  readonly text: string;
}

/** The progress of an order after it was placed. */
export interface OrderProgress {
  readonly fulfilment: FulfilmentState;
  readonly cancelledAt: number | null;
  /** Refunds that the provider has refused are not counted. */
  readonly refundedCents: number;
  readonly shipments: readonly Shipment[];
  readonly refunds: readonly Refund[];
}

/** A gift card that an order has bought. Amounts are whole minor units of the order's currency. */
export interface SoldCard {
  /** Counts the shop's gift cards. */
  readonly number: number;
  readonly valueCents: number;
  readonly balanceCents: number;
  /** The amount that refunds of the order have taken off it. */
  readonly withdrawnCents: number;
  readonly isDisabled: boolean;
}

/** An order with all that the owner's page shows. */
export interface ManagedOrder extends OrderProgress {
  readonly order: OrderJson;
  /** Without their codes, with which anybody could pay. `ending`: the last characters of the code. */
  readonly cards: readonly (SoldCard & { readonly ending: string })[];
  readonly notes: readonly OrderNote[];
}
