import type { Queryable } from '../../ground/database/index.js';

/** The next attempt of a mail that is kept back until the shop writes it again. */
export const heldBack = new Date(Date.UTC(9999, 0));

/** An amount in whole minor units of its currency. */
export interface Amount {
  readonly cents: number;
  readonly currency: string;
}

export interface MailLine {
  readonly title: string;
  /** The chosen options, such as `Oat / Large`; '' for none. */
  readonly choices: string;
  readonly quantity: number;
}

/** The data of each kind of mail. It is JSON, because it is kept when a template fails. Addresses are absolute. */
export interface MailData {
  'order-received': {
    readonly number: number;
    readonly name: string;
    readonly testMode: boolean;
    readonly currency: string;
    readonly lines: readonly (MailLine & { readonly totalCents: number })[];
    readonly subtotalCents: number;
    readonly discountCents: number;
    /** Null if nothing is shipped. */
    readonly shippingCents: number | null;
    /** Each tax by its title; an included one is part of the prices. */
    readonly taxes: readonly {
      readonly title: string;
      readonly cents: number;
      readonly isIncluded: boolean;
    }[];
    readonly totalCents: number;
    readonly giftCardCents: number;
    /** Null if nothing is shipped. */
    readonly address: MailAddress | null;
    readonly orderUrl: string;
    /** The page where a subscription is paused and cancelled; null for an order of none. */
    readonly subscriptionUrl: string | null;
  };
  'order-shipped': {
    readonly number: number;
    readonly lines: readonly MailLine[];
    /** '' where the parcel has none. */
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly trackingUrl: string;
    readonly orderUrl: string;
  };
  'order-refunded': {
    readonly number: number;
    readonly amount: Amount;
    /** '' without one. */
    readonly reason: string;
    readonly orderUrl: string;
  };
  'order-link': {
    readonly number: number;
    /** The goods that a subscription delivers, for a link to it. */
    readonly subscription?: string;
    readonly url: string;
  };
  'gift-card': {
    readonly code: string;
    readonly amount: Amount;
    /** The giver and the recipient; null for a card that its buyer keeps. */
    readonly gift: {
      readonly from: string;
      readonly to: string;
      readonly message: string;
    } | null;
    readonly shopUrl: string;
  };
  'owner-invitation': { readonly days: number; readonly url: string };
  restock: { readonly title: string; readonly variant: string; readonly url: string };
  letter: {
    readonly form: string;
    readonly answers: readonly { readonly label: string; readonly text: string }[];
    readonly page: string;
    readonly url: string;
  };
  reply: { readonly subject: string; readonly text: string; readonly quote: string };
  subscription: {
    /**
     * `upcoming`: the next order is near. `unpaid`: a payment failed. `lapsed`: so did the last attempt, and the
     * subscription is over. `moved`: further orders go to another address. `paid-otherwise`: they are paid another way.
     */
    readonly topic:
      'upcoming' | 'unpaid' | 'lapsed' | 'cancelled' | 'paused' | 'moved' | 'paid-otherwise';
    readonly title: string;
    /** The next order or attempt to be paid, in milliseconds since 1970; null where there is none. */
    readonly nextAt: number | null;
    /** The agreed price of an order, without delivery. */
    readonly price: Amount;
    /** Whether the mail offers to pay another way, which the page of the subscription can do. */
    readonly canPayOtherwise: boolean;
    readonly url: string;
  };
  /** To the owner: an order of a subscription could not be made. */
  'subscription-held': {
    readonly number: number;
    readonly title: string;
    readonly reason: string;
    readonly url: string;
  };
  'newsletter-opt-in': {
    readonly email: string;
    readonly days: number;
    readonly confirmUrl: string;
  };
  'newsletter-joined': { readonly email: string };
  account: {
    /** `exists`: somebody wanted an account for an address that has one. `changed`: the password. `passkey`: one was added. */
    readonly topic: 'confirm' | 'exists' | 'reset' | 'changed' | 'passkey';
    /** The destination of the press that is needed, or possible. */
    readonly url: string;
  };
}

export interface MailAddress {
  readonly lines: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export type MailKind = keyof MailData;

/** A mail as its cause knows it. */
export type NewMail = {
  readonly [Kind in MailKind]: {
    /** Names the cause, such as `order-received:{id}`: a second mail of the same key is not stored. */
    readonly key: string;
    readonly kind: Kind;
    readonly to: string;
    readonly replyTo?: string;
    /** BCP 47; one that has no words gets English. */
    readonly language: string;
    readonly data: MailData[Kind];
    /** Milliseconds since 1970: not sent before; by default at once. */
    readonly notBefore?: number;
    /** The address where one press ends such mails; in the mail and its headers. */
    readonly unsubscribeUrl?: string;
  };
}[MailKind];

/** A mail in words. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type QueueMail = (transaction: Queryable, mail: NewMail) => Promise<boolean>;

export const mailStates = ['waiting', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail that is ready to go. */
export interface OutgoingMail extends WrittenMail {
  readonly messageId: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly unsubscribeUrl: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Takes mails out of the shop. */
export interface MailTransport {
  /** `smtp` sends; `files` writes them to a folder. */
  readonly name: 'smtp' | 'files';
  /**
   * Resolves when the mail is taken.
   * @param beforeEnd Awaited before the end of the message; if it rejects, the mail is not handed over.
   * @throws MailRefused if the mail server refuses it; another error leaves open whether the mail is on its way.
   */
  send(mail: OutgoingMail, beforeEnd: () => Promise<void>): Promise<void>;
}

/** The mail server has answered that it does not take this mail, so it is not on its way. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly code = 'mail-refused';

  /** @param isFinal Whether another attempt is useless. */
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** The shop's settings for its mails. */
export interface MailOptions {
  /** Null, the default, keeps mails in the outbox. */
  readonly transport?: MailTransport | null;
  /** The address for letters to the shop; none by default. */
  readonly ownerEmail?: string | null;
  /** The name of the shop in mails; `Shop` by default. */
  readonly shopName?: string;
  /** Begins addresses in mails if there is no `publicUrl`; by default `http://localhost:8080`. */
  readonly origin?: string;
  /** Folder of the templates of mails; by default `shop/server/domains/mail/templates` of the package. */
  readonly templatesDir?: string;
}
