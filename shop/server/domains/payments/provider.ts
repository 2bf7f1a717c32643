import type { ProviderId } from 'vitrine/core/instalments';
import type { CartJson, CartKind } from '../carts/index.js';
import type { CatalogueCurrency } from '../catalogue/index.js';

/** The facts of a cart that a provider may know, to say how it can be paid. */
export interface PayableCart extends Pick<CartJson, 'entries' | 'currency' | 'grandTotalCents'> {
  readonly kind: CartKind;
  /** The amount left to pay after gift cards, in whole minor units of `currency`. */
  readonly dueCents: number;
}

/** A way to pay, as a radio button of the form or as a wallet. */
export interface PaymentWay {
  /** The value of the form's field `payment`, or of `wallet`. */
  readonly value: string;
  /** English; the shop's pages translate the labels that they know. */
  readonly label: string;
  /** The provider of the instalments; absent if the whole is paid at once. */
  readonly instalments?: ProviderId;
}

/** The permissions of a page for the provider's script. All are origins, such as `https://js.provider.example`. */
export interface PaymentPage {
  /** The provider's adapter, a module of the shop's own origin; null if the page needs no script. */
  readonly script: string | null;
  /** The origins from which that script loads further scripts, styles and data. */
  readonly sources: readonly string[];
  /** The origins of framed fields and confirmations. */
  readonly frames: readonly string[];
  /** The origins where a shopper confirms a payment. */
  readonly redirects: readonly string[];
  /** Names of the Trusted Types policies that the provider's script creates. */
  readonly policies: readonly string[];
}

export interface Amount {
  /** Whole minor units of `currency`, more than 0. */
  readonly cents: number;
  readonly currency: CatalogueCurrency;
}

export interface AuthoriseRequest {
  readonly amount: Amount;
  /** The `value` of the way or wallet that was chosen. */
  readonly way: string;
  /** The provider's script puts it into the form in place of card data; empty if the page has no such script. */
  readonly token: string;
  /** The same key is the same payment: a repeat must return the first outcome, and reserve nothing again. */
  readonly idempotencyKey: string;
  /** The address where the shopper comes back to after a further step. */
  readonly returnUrl: string;
}

/** A payment that the provider knows. */
export interface KnownPayment {
  /** The provider's own id; null where its answer was lost, and only the key tells which payment it is. */
  readonly reference: string | null;
  readonly idempotencyKey: string;
}

/** A payment while the buyer is not there, such as that of a subscription that renews. */
export interface ChargeAgainRequest {
  readonly amount: Amount;
  /** The way that the buyer has chosen last. */
  readonly way: string;
  /** The payment that `keeper` has kept since the first order: it is charged. If it is null, `first` is charged. */
  readonly kept: KnownPayment | null;
  /** The payment of the first order, by which the provider knows card and consent; null if it has not taken it. */
  readonly first: KnownPayment | null;
  /** As in `AuthoriseRequest`. */
  readonly idempotencyKey: string;
}

/** Another way to pay for later orders, which the buyer has chosen. Nothing is charged. */
export interface KeepRequest {
  readonly currency: CatalogueCurrency;
  /** As in `AuthoriseRequest`. */
  readonly way: string;
  readonly token: string;
  /** The same key is the same request: a repeat must return the first outcome. */
  readonly idempotencyKey: string;
  readonly returnUrl: string;
  /** The payment of the first order, by which the provider knows the buyer; null if it has not taken it. */
  readonly first: KnownPayment | null;
}

/** Keeps another way to pay. The state `authorised` says that it is kept; `reference` is the provider's id of it. */
export interface PaymentKeeper {
  /** The ways that the form offers for orders of about this amount, in order; the first one is chosen. */
  ways(amount: Amount): readonly PaymentWay[];
  keep(request: KeepRequest): Promise<PaymentOutcome>;
  /** The outcome after the buyer has come back from a further step. */
  resume(kept: KnownPayment): Promise<PaymentOutcome>;
}

export type PaymentOutcome =
  | { readonly state: 'authorised'; readonly reference: string }
  /** `reason` is a sentence for the shopper. */
  | { readonly state: 'declined'; readonly reason: string }
  /** The shopper has to confirm the payment at `redirectUrl`, such as their bank's page. */
  | { readonly state: 'step'; readonly reference: string; readonly redirectUrl: string };

/** `reason` is a sentence for the owner. */
export type RefundOutcome =
  { readonly state: 'refunded' } | { readonly state: 'refused'; readonly reason: string };

/**
 * The interface of a provider of payments. No method gets a card number. Each rejects with a `PaymentError` when the
 * provider cannot be asked; a payment that is refused is an outcome, no error.
 */
export interface PaymentProvider {
  /** Stored with each payment, such as `test`. */
  readonly id: string;
  /** Whether no money moves; the checkout says so. */
  readonly isTest: boolean;
  readonly page: PaymentPage;
  /** The ways that the form offers, in order; the first one is chosen. `cart.dueCents` is more than 0. */
  ways(cart: PayableCart): readonly PaymentWay[];
  /** The wallets that the cart may be paid with. Which of them a browser has only the page knows. */
  wallets(cart: PayableCart): readonly PaymentWay[];
  /** Reserves the amount, before the order is placed. */
  authorise(request: AuthoriseRequest): Promise<PaymentOutcome>;
  /** The outcome after the shopper has come back from a further step. */
  resume(payment: KnownPayment & { readonly amount: Amount }): Promise<PaymentOutcome>;
  /**
   * Reserves an amount by what the buyer has agreed to at an earlier order, or since. A further step counts as declined,
   * because nobody is there to take it. Without this method no subscription renews, which the owner sees.
   */
  chargeAgain?(request: ChargeAgainRequest): Promise<PaymentOutcome>;
  /** Without it, buyers cannot change the payment method of their subscriptions. */
  readonly keeper?: PaymentKeeper;
  /** Takes what was reserved, after the order was placed. A repeat must change nothing. */
  capture(payment: KnownPayment & { readonly amount: Amount }): Promise<void>;
  /** Releases what was reserved for an order that was not placed. A repeat, or a payment that is unknown, must change nothing. */
  void(payment: KnownPayment): Promise<void>;
  /**
   * Pays back a part of what was taken, or all of it. The same `refundKey` is the same refund: a repeat must return the
   * first outcome, and pay nothing back again.
   */
  refund(
    payment: KnownPayment & { readonly amount: Amount; readonly refundKey: string },
  ): Promise<RefundOutcome>;
}
