import { expect, it } from 'vitest';
import {
  afterChange,
  isPossible,
  subscriptionChanges,
  subscriptionStates,
  type SubscriptionChange,
  type SubscriptionState,
} from '../../../../../examples/server/subscriptions/states.js';

const standing = (state: SubscriptionState, turn = 1) => ({
  state,
  turn,
  plan: { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 },
  startedAt: Date.UTC(2026, 0, 31),
});

const february = Date.UTC(2026, 1, 28);
const march = Date.UTC(2026, 2, 31);
const april = Date.UTC(2026, 3, 30);
const before = Date.UTC(2026, 1, 10);

it('allows each change in these states', () => {
  const allowed = Object.fromEntries(
    subscriptionChanges.map((change) => [
      change,
      subscriptionStates.filter((state) => isPossible(state, change)),
    ]),
  );
  expect(allowed).toEqual({
    pause: ['active', 'past-due'],
    resume: ['paused'],
    skip: ['active', 'past-due'],
    cancel: ['active', 'past-due', 'paused'],
  });
});

it.each<[SubscriptionState, SubscriptionChange, number, object | null]>([
  ['active', 'pause', before, { state: 'paused', turn: 1, dueAt: february }],
  ['past-due', 'pause', march, { state: 'paused', turn: 1, dueAt: february }],
  ['paused', 'resume', before, { state: 'active', turn: 1, dueAt: february }],
  ['paused', 'resume', february, { state: 'active', turn: 2, dueAt: march }],
  ['paused', 'resume', march, { state: 'active', turn: 3, dueAt: april }],
  ['active', 'skip', before, { state: 'active', turn: 2, dueAt: march }],
  ['past-due', 'skip', february + 1, { state: 'active', turn: 2, dueAt: march }],
  ['active', 'cancel', before, { state: 'cancelled', turn: 1, dueAt: null }],
  ['cancelled', 'resume', before, null],
  ['ended', 'cancel', before, null],
  ['active', 'resume', before, null],
])('%s, on %s at %i, becomes %o', (state, change, now, expected) => {
  expect(afterChange(standing(state), change, now)).toEqual(expected);
});
