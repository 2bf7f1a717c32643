import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attemptsFor,
  CartError,
  toCartError,
  type AddResult,
} from '../../../../../core/commerce/cart/index.js';
import { NetError } from '../../../../../core/net/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { createEmptyCart } from '../../../../../core/commerce/cart/cart.js';
import { intentFor } from './open-tab.js';

const result: AddResult = {
  cart: createEmptyCart('EUR'),
  entry: null,
  addedQuantity: 1,
  lostEntries: false,
};
const succeed = async () => result;
const failWith = (code: 'offline' | 'rejected') => async () => {
  throw new CartError(code, 'No.');
};

describe('attemptsFor', () => {
  const clock = createManualClock(1_000);
  beforeEach(() => configure({ clock }));
  afterEach(resetRuntime);

  it('answers one slot an owner', () => {
    const form = {};
    expect(attemptsFor(form)).toBe(attemptsFor(form));
    expect(attemptsFor(form)).not.toBe(attemptsFor({}));
  });

  it('ignores a second press while the first is pending', async () => {
    const slot = attemptsFor({});
    const run = vi.fn(succeed);
    const first = slot.start(intentFor('mug'), run);
    expect(slot.start(intentFor('mug'), run)).toBeNull();
    await first;
    expect(run).toHaveBeenCalledOnce();
    expect(slot.start(intentFor('mug'), run)).not.toBeNull();
  });

  it('shows when an attempt began and how it ended', async () => {
    const slot = attemptsFor({});
    const intent = intentFor('mug');
    const shown: unknown[] = [];
    slot.subscribe(() => shown.push(slot.get()));
    const start = clock.now();
    let finish = (_result: AddResult): void => undefined;
    const done = slot.start(intent, () => new Promise((resolve) => (finish = resolve)));
    await clock.advance(700);
    finish(result);
    const settled = await done;
    expect(shown).toEqual([
      { intent, startedAt: start, settledAt: null, outcome: null },
      {
        intent,
        startedAt: start,
        settledAt: start + 700,
        outcome: { kind: 'added', result },
      },
    ]);
    expect(slot.get()).toBe(settled);
  });

  it('ends in a failure, whatever was thrown', async () => {
    const slot = attemptsFor({});
    const attempt = await slot.start(intentFor('mug'), () => {
      throw new TypeError('x is undefined');
    });
    expect(attempt?.outcome).toMatchObject({ kind: 'failed', error: { code: 'unknown' } });
  });

  it('retries under the same key when the first attempt may have been carried out', async () => {
    const slot = attemptsFor({});
    const first = await slot.start(intentFor('mug'), failWith('offline'));
    const again = await slot.start(intentFor('mug'), succeed);
    expect(again?.intent.key).toBe(first?.intent.key);
  });

  it('keeps the key when only a repeat was refused: the first try may have been carried out', async () => {
    const slot = attemptsFor({});
    const refused = Object.assign(new NetError('rate-limited', '429'), { isRepeat: true });
    const first = await slot.start(intentFor('mug'), async () => {
      throw toCartError(refused, 'add');
    });
    const again = await slot.start(intentFor('mug'), succeed);
    expect(again?.intent.key).toBe(first?.intent.key);
  });

  it('takes a new key for another wish, after a refusal, and after a success', async () => {
    const slot = attemptsFor({});
    const keys = [];
    for (const [item, run] of [
      ['mug', failWith('offline')],
      ['lamp', failWith('rejected')],
      ['lamp', succeed],
      ['lamp', succeed],
    ] as const) {
      keys.push((await slot.start(intentFor(item), run))?.intent.key);
    }
    expect(new Set(keys).size).toBe(4);
  });

  it('drops a finished attempt, and only that, when told to', async () => {
    const slot = attemptsFor({});
    const done = slot.start(intentFor('mug'), succeed);
    slot.settleTransient();
    expect(slot.get()).not.toBeNull();
    await done;
    slot.settleTransient();
    expect(slot.get()).toBeNull();
  });
});
