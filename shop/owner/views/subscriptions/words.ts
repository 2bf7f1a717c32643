import type {
  Subscription,
  SubscriptionChange,
  SubscriptionEvent,
  SubscriptionEventKind,
  SubscriptionFilter,
} from '../../../server/index.js';

export const filterWords: Readonly<Record<SubscriptionFilter, string>> = {
  active: 'Active',
  'past-due': 'Past due',
  paused: 'Paused',
  cancelled: 'Cancelled',
  ended: 'Ended',
  held: 'Held up',
};

export const changeWords: Readonly<
  Record<SubscriptionChange, { readonly button: string; readonly done: string }>
> = {
  pause: { button: 'Pause', done: 'Paused. The buyer has a mail about it.' },
  resume: { button: 'Resume', done: 'Resumed.' },
  skip: { button: 'Skip the next order', done: 'The next order is skipped.' },
  cancel: { button: 'Cancel subscription', done: 'Cancelled. The buyer has a mail about it.' },
};

const makers: Readonly<Record<SubscriptionEvent['by'], string>> = {
  buyer: 'by the buyer',
  owner: 'by the shop’s people',
  shop: '',
};

const eventTitles: Readonly<Record<SubscriptionEventKind, string>> = {
  started: 'Started',
  paid: 'Order made and paid',
  declined: 'Payment declined',
  held: 'Order could not be made',
  paused: 'Paused',
  resumed: 'Resumed',
  skipped: 'Next order skipped',
  moved: 'Address of further orders changed',
  'paid-otherwise': 'Payment method changed',
  cancelled: 'Cancelled',
  lapsed: 'Cancelled, because it was not paid',
  ended: 'Ended: all that was agreed is paid',
  noted: 'Note',
};

/** 'Paused by the buyer' */
export function eventTitle({ kind, by }: SubscriptionEvent): string {
  const isPlain = kind === 'noted' || kind === 'started';
  return [eventTitles[kind], isPlain ? '' : makers[by]].filter(Boolean).join(' ');
}

const heldWords: ReadonlyMap<string, string> = new Map([
  ['out-of-stock', 'There are not enough pieces. Change the stock, and the order is made.'],
  ['item-unavailable', 'The product is not for sale. List it again, or cancel the subscription.'],
  ['shipping-country', 'The shop does not deliver to this country any more.'],
  ['minimum-subtotal', 'The order is below the least sum of an order.'],
  ['payment-unreachable', 'The provider of payments does not answer. It is tried again each hour.'],
  [
    'payment-unsupported',
    'The provider of payments in use cannot charge again what the first order was paid with. Use one that can, or cancel the subscription and ask the buyer to subscribe again.',
  ],
  ['total-changed', 'Prices or taxes changed in that moment. It is tried again within the hour.'],
]);

/** Why the next order could not be made; null if nothing stands in the way. */
export function heldSentence({ held }: Pick<Subscription, 'held'>): string | null {
  if (held === null) return null;
  return heldWords.get(held) ?? `The next order could not be made (${held}).`;
}
