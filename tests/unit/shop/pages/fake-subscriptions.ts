import { readPostalAddress } from '../../../../shop/server/domains/addresses/index.js';
import { SubscriptionError, type Subscription } from '../../../../shop/server/index.js';
import { cardsToKeep } from '../../../../shop/server/domains/payments/test-provider/test-cards.js';
import { possibleChanges } from '../../../../shop/server/domains/subscriptions/states.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';
import { order } from './fake-checkout.js';

export const subscription: Subscription = {
  id: 'subscription-1',
  number: 7,
  state: 'active',
  orderId: order.id,
  movedTo: null,
  title: 'Harbour Coffee',
  sku: 'COFFEE',
  quantity: 2,
  unitCents: 1600,
  currency: 'USD',
  plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  startedAt: Date.UTC(2026, 9, 31),
  turn: 1,
  paid: 1,
  dueAt: Date.UTC(2026, 10, 30),
  tries: 0,
  failedAt: null,
  held: null,
  endedAt: null,
  buyer: order.name,
  email: order.email,
  language: 'en',
};

/** A subscription with what can be done to it a few days after its start. */
export const standingOf = (shown: Subscription) => ({
  subscription: shown,
  changes: possibleChanges(shown, Date.UTC(2026, 10, 5)),
});

/** One subscription, whose changes succeed unless a note is 'refuse'. */
export function createFakeSubscriptions(): OwnerServices['subscriptions'] {
  const whole = {
    ...standingOf(subscription),
    ways: cardsToKeep(),
    delivery: order.shippingAddress && { ...order.shippingAddress, phone: order.phone },
    events: [
      {
        kind: 'started' as const,
        by: 'buyer' as const,
        happenedAt: subscription.startedAt,
        order: { id: order.id, number: order.number, cents: order.grandTotal },
        text: '',
      },
    ],
  };
  const refuse = (note = '') =>
    note === 'refuse' ? Promise.reject(new SubscriptionError('note-too-long')) : Promise.resolve();
  return {
    idOfOrder: () => Promise.resolve(null),
    ofMember: () => Promise.resolve([subscription]),
    find: (id) => Promise.resolve(id === subscription.id ? whole : null),
    list: () => Promise.resolve({ subscriptions: [subscription], nextPageCursor: null }),
    count: () =>
      Promise.resolve({ active: 1, 'past-due': 0, paused: 0, cancelled: 0, ended: 0, held: 0 }),
    change: ({ note, seenTurn = subscription.turn }) =>
      seenTurn === subscription.turn
        ? refuse(note)
        : Promise.reject(new SubscriptionError('subscription-state')),
    countries: () => Promise.resolve(['DE', 'US']),
    move: (_, typed) => Promise.resolve(readPostalAddress(typed, ['DE', 'US'])),
    payOtherwise: () => Promise.resolve(),
    pressInStep: () => Promise.resolve(null),
    note: ({ note }) => refuse(note),
  };
}
