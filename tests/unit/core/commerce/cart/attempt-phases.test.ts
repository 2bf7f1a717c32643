import { describe, expect, it } from 'vitest';
import {
  attemptPhaseAt,
  CartError,
  createEmptyCart,
  defaultDelays,
  type AddAttempt,
} from '../../../../../core/commerce/cart/index.js';

const settledAt = 50_000;
const intent = { itemId: 'mug', sku: null, quantity: 1, additionalFields: null, key: 'k' };
const pending: AddAttempt = { intent, startedAt: 49_000, settledAt: null, outcome: null };
const added: AddAttempt = {
  ...pending,
  settledAt,
  outcome: {
    kind: 'added',
    result: { cart: createEmptyCart('EUR'), entry: null, addedQuantity: 1, lostEntries: false },
  },
};
const failed: AddAttempt = {
  ...pending,
  settledAt,
  outcome: { kind: 'failed', error: new CartError('offline', 'Offline.') },
};

const leaving: AddAttempt = {
  ...pending,
  settledAt,
  outcome: { kind: 'leaving', address: '/checkout' },
};

// storefront §4: "idle -> adding (label 'Adding…') -> added (label 'Added!' after a 1 s delay; back to idle
// after 2 s). On failure the error is shown and the button returns to idle after 1 s."
describe('attemptPhaseAt', () => {
  it.each([
    ['no attempt', null, 0, 'idle', null],
    ['a pending attempt', pending, 0, 'adding', null],
    ['the same, much later', pending, 600_000, 'adding', null],
    ['the response', added, 0, 'adding', 1_000],
    ['just before 1 s', added, 999, 'adding', 1_000],
    ['1 s after the response', added, 1_000, 'added', 3_000],
    ['just before 2 s more', added, 2_999, 'added', 3_000],
    ['2 s after added', added, 3_000, 'idle', null],
    ['a failure', failed, 0, 'failed', 1_000],
    ['just before 1 s after it', failed, 999, 'failed', 1_000],
    ['1 s after a failure', failed, 1_000, 'idle', null],
    // "Express checkout redirects to checkout instead of showing added."
    ['a purchase that skips the cart', leaving, 0, 'adding', 30_000],
    ['a navigation that takes long', leaving, 29_999, 'adding', 30_000],
    ['a navigation that never ended', leaving, 30_000, 'idle', null],
  ] as const)('gives the phase of %s', (_moment, attempt, since, phase, nextChange) => {
    expect(attemptPhaseAt(attempt, settledAt + since)).toEqual({
      phase,
      nextChangeAt: nextChange === null ? null : settledAt + nextChange,
    });
  });

  it('takes the delays of the page', () => {
    const delays = { ...defaultDelays, addedDelay: 0, resetDelay: 500 };
    expect(attemptPhaseAt(added, settledAt, delays).phase).toBe('added');
    expect(attemptPhaseAt(added, settledAt + 500, delays).phase).toBe('idle');
  });
});
