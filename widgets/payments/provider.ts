import type { CheckoutCountedDetail } from '../elements/checkout/index.js';

/** The amount due: `dueCents` in whole minor units of the cart's currency, `total` as the page words it. */
export type PaymentTotal = CheckoutCountedDetail;

/** The place of a provider's own fields. */
export interface PaymentSlot {
  /** An empty element in the page's region `data-checkout-payment`, which stays while the rest of the page changes. */
  readonly place: HTMLElement;
  readonly total: PaymentTotal;
}

/** The order that is about to be placed. */
export interface PaymentOrder {
  readonly total: PaymentTotal;
  /** The chosen way to pay: the value of the form's field `payment`. */
  readonly way: string;
  /** The value of another field of the form, such as `name` or `email`; empty if there is none. */
  value(name: string): string;
}

/** As the fields of the checkout are named; `region` as the shop's code of it, such as `NY`. */
export interface PaymentAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly line1?: string;
  readonly line2?: string;
}

/** The wallet's data about its owner, and its payment. */
export interface WalletPayment {
  /** In place of card data; the shop's server gives it to the provider. */
  readonly token: string;
  readonly email: string;
  readonly name: string;
  readonly phone?: string;
  /** Absent for what is not shipped. */
  readonly address?: PaymentAddress;
}

/** The content of a wallet's sheet while it is open. */
export interface WalletSession {
  readonly total: PaymentTotal;
  /** Has the shop count delivery and tax for an address. The sheet shows this total, and what it shows is what is paid. */
  count(address: PaymentAddress): Promise<PaymentTotal>;
}

export interface Wallet {
  /** The value that the form's field `wallet` gets; the server knows it. */
  readonly id: string;
  /** The words of the button. */
  readonly label: string;
  /** The provider's own button, where it asks for one; a plain button otherwise. It must be named and reached by keyboard. */
  createButton?(): HTMLElement;
  /** Opens the sheet; called in the press itself, as browsers require. Null if the shopper has closed it. */
  pay(session: WalletSession): Promise<WalletPayment | null>;
}

/** An adapter between the checkout and a provider of payments in the page. Every member is optional. */
export interface CheckoutProvider {
  /** Puts the provider's fields into the page; called once. */
  mount?(slot: PaymentSlot): unknown;
  /** The total has changed. */
  update?(total: PaymentTotal): void;
  /**
   * The token with which the server authorises the payment, asked before each order; an empty text for a way that needs
   * none. Rejects with a `PaymentRefused`, whose sentence the shopper reads, and which ends the order.
   */
  createToken?(order: PaymentOrder): Promise<string>;
  /** The wallets that this browser has; none reserves no space. */
  wallets?(total: PaymentTotal): Promise<readonly Wallet[]>;
  /** Takes the provider's fields out of the page. */
  unmount?(): void;
}
