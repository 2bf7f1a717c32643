import {
  readPostalAddress,
  type PostalAddress,
  type ReadPostalAddress,
} from '../addresses/index.js';
import type { RecordChange } from '../../ground/database/index.js';
import type { KeepSubscription } from '../orders/index.js';
import type { Payments, PaymentWay } from '../payments/index.js';
import { changeSubscription, noteOn, type ChangeRequest } from './changes.js';
import { renewDue, startRenewals, type JobContext, type RenewalRound } from './job.js';
import {
  countSubscriptions,
  listSubscriptions,
  subscriptionsOfMember,
  type SubscriptionFilter,
  type SubscriptionPage,
} from './list.js';
import { linkToSubscription } from './links.js';
import { deliveryAddress, moveSubscription } from './move.js';
import { tellUpcoming } from './notices.js';
import { payOtherwise, type ChosenPayment } from './pay-otherwise.js';
import { findSubscription, readEvents } from './rows.js';
import { startSubscription } from './start.js';
import { possibleChanges, type SubscriptionChange } from './states.js';
import type { Subscription, SubscriptionEvent } from './types.js';
import { waysToPay } from './ways-to-pay.js';
import type { Typed } from '../../ground/http/index.js';

export interface WholeSubscription {
  readonly subscription: Subscription;
  /** Newest first. */
  readonly events: readonly SubscriptionEvent[];
  /** The changes that are possible now. */
  readonly changes: readonly SubscriptionChange[];
  /** The address of the next order; null if nothing is sent, or no order follows. */
  readonly delivery: PostalAddress | null;
  /** The ways to which its payment can be changed; none where it cannot be. */
  readonly ways: readonly PaymentWay[];
}

/** Subscriptions: their renewal, and the changes of buyers and the owner. */
export interface Subscriptions {
  /** The checkout's work for an order of a subscription. */
  readonly keep: KeepSubscription;
  /** The id of the subscription that an order began or continued; null if there is none. */
  idOfOrder(orderId: string): Promise<string | null>;
  /** Those of a member's orders. */
  ofMember(memberId: string): Promise<readonly Subscription[]>;
  find(id: string): Promise<WholeSubscription | null>;
  /** Newest first. @throws Problem `invalid-request` for a wrong cursor. */
  list(query: {
    readonly filter: SubscriptionFilter | null;
    readonly cursor: string | null;
    /** Part of the buyer's name or address. */
    readonly search?: string;
  }): Promise<SubscriptionPage>;
  count(): Promise<Readonly<Record<SubscriptionFilter, number>>>;
  /** @throws SubscriptionError */
  change(request: ChangeRequest, by: 'buyer' | 'owner', record?: RecordChange): Promise<void>;
  /** The countries to which the shop ships (ISO 3166-1 alpha-2). */
  countries(): Promise<readonly string[]>;
  /**
   * Sends further orders to an address as typed, or returns a sentence for each field that is wrong.
   * @throws SubscriptionError `subscription-not-found`, `subscription-state`.
   */
  move(id: string, typed: Typed): Promise<ReadPostalAddress>;
  /**
   * Has further orders paid another way.
   * @throws SubscriptionError `subscription-not-found`, `subscription-state`.
   * @throws Problem `payment-declined` with a sentence for the field `payment`. @throws FurtherStep
   */
  payOtherwise(chosen: ChosenPayment): Promise<void>;
  /** The last press that has led the buyer to a further step, with the way that was chosen; null if none has. */
  pressInStep(subscription: Pick<Subscription, 'orderId'>): ReturnType<Payments['keptInStep']>;
  /** Keeps a note for the owner alone. @throws SubscriptionError */
  note(note: { readonly id: string; readonly note: string }, record: RecordChange): Promise<void>;
  /** Makes the orders that are due. */
  renewDue(): Promise<RenewalRound>;
  /** Mails the buyers whose next order is near, once for each order; resolves to how many were mailed. */
  tellUpcoming(): Promise<number>;
  /** Does both again and again until the result is called, which resolves when the present order is done. */
  start(): () => Promise<void>;
}

export function createSubscriptions(
  context: JobContext & {
    /** To which the shop ships. */
    countries(): Promise<readonly string[]>;
  },
): Subscriptions {
  const { database } = context;

  async function find(id: string): Promise<WholeSubscription | null> {
    const subscription = await findSubscription(database, id);
    if (subscription === null) return null;
    const changes = possibleChanges(subscription, context.now());
    const events = await readEvents(database, id);
    return {
      subscription,
      events,
      changes,
      delivery: await deliveryAddress(database, subscription),
      ways: waysToPay(context, subscription),
    };
  }

  return {
    async keep(transaction, order) {
      const id = await startSubscription(transaction, order);
      return id && linkToSubscription(transaction, { id, orderId: order.id }, context.now());
    },
    async idOfOrder(orderId) {
      const { rows } = await database.query<{ id: string }>(
        'select subscription_id as id from subscription_events where order_id = $1 limit 1',
        [orderId],
      );
      return rows[0]?.id ?? null;
    },
    ofMember: (memberId) => subscriptionsOfMember(database, memberId),
    find,
    list: (query) => listSubscriptions(database, query),
    count: () => countSubscriptions(database),
    change: (request, by, record) => changeSubscription(context, request, by, record),
    countries: () => context.countries(),
    async move(id, typed) {
      const read = readPostalAddress(typed, await context.countries());
      if ('value' in read) await moveSubscription(context, { id, address: read.value });
      return read;
    },
    payOtherwise: (chosen) => payOtherwise(context, chosen),
    pressInStep: ({ orderId }) => context.payments.keptInStep(orderId),
    note: (note, record) => noteOn(context, note, record),
    renewDue: () => renewDue(context),
    tellUpcoming: () => tellUpcoming(context),
    start: () => startRenewals(context),
  };
}
