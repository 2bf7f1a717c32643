import type { PostalAddress } from '../addresses/index.js';
import type { AgreedPlan, CatalogueCurrency } from '../catalogue/index.js';
import type { SubscriptionState } from './states.js';

/** A subscription. Times are milliseconds since 1970, amounts whole minor units. */
export interface Subscription {
  readonly id: string;
  /** Counts the shop's subscriptions. */
  readonly number: number;
  readonly state: SubscriptionState;
  /** The order that began it: its buyer and address are those of every further one, and its way of delivery. */
  readonly orderId: string;
  /** The address of further orders in place of that one; null until the buyer has changed it. */
  readonly movedTo: PostalAddress | null;
  readonly title: string;
  readonly sku: string;
  readonly quantity: number;
  /** The agreed price of a piece. */
  readonly unitCents: number;
  readonly currency: CatalogueCurrency;
  readonly plan: AgreedPlan;
  readonly startedAt: number;
  /** The place of the next order in the schedule; that of the first one is 0. */
  readonly turn: number;
  /** How many orders are paid. */
  readonly paid: number;
  /** When the next order, or the next attempt at it, is made; null if none follows. */
  readonly dueAt: number | null;
  /** How many payments of the next order have failed. */
  readonly tries: number;
  readonly failedAt: number | null;
  /** The code of the reason why the next order could not be made so far; null if there is none. */
  readonly held: string | null;
  readonly endedAt: number | null;
  readonly buyer: string;
  /** Empty after the buyer's data was erased. */
  readonly email: string;
  /** Of mails. */
  readonly language: string;
}

export const eventKinds = [
  'started',
  'paid',
  'declined',
  'held',
  'paused',
  'resumed',
  'skipped',
  'moved',
  'paid-otherwise',
  'cancelled',
  'lapsed',
  'ended',
  'noted',
] as const;

/**
 * `moved`: further orders go to another address. `paid-otherwise`: they are paid another way. `held`: an order could not be
 * made, for another reason than its payment. `lapsed`: cancelled, because it was not paid.
 */
export type SubscriptionEventKind = (typeof eventKinds)[number];

export type EventMaker = 'buyer' | 'owner' | 'shop';

export interface SubscriptionEvent {
  readonly kind: SubscriptionEventKind;
  readonly by: EventMaker;
  readonly happenedAt: number;
  readonly order: { readonly id: string; readonly number: number; readonly cents: number } | null;
  /** A note of the owner, or why an order could not be made. */
  readonly text: string;
}
