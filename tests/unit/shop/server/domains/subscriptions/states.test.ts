import { expect, it } from 'vitest';
import {
  afterChange,
  possibleChanges,
  subscriptionChanges,
  subscriptionStates,
  type SubscriptionChange,
  type SubscriptionState,
} from '../../../../../../shop/server/domains/subscriptions/states.js';

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
      subscriptionStates.filter((state) =>
        possibleChanges(standing(state), before).includes(change),
      ),
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

it.each([
  ['the same', 1, { state: 'active', turn: 2, dueAt: march }],
  ['an earlier one, as by a second press,', 0, null],
  ['none', Number.NaN, null],
])('skips the order of %s', (_, seenTurn, expected) => {
  expect(afterChange(standing('active'), 'skip', before, seenTurn)).toEqual(expected);
});

it('pauses whatever turn the page has shown', () => {
  expect(afterChange(standing('active', 3), 'pause', before, 2)).toMatchObject({ state: 'paused' });
});

it('skips no order that lies more than a year ahead', () => {
  expect(afterChange(standing('active', 12), 'skip', before)).toMatchObject({ turn: 13 });
  expect(afterChange(standing('active', 14), 'skip', before)).toBeNull();
  expect(possibleChanges(standing('active', 14), before)).toEqual(['pause', 'cancel']);
});
