import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attemptsFor,
  CartError,
  defaultDelays,
  isBusy,
  toCartError,
  whileBusy,
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

  it('returns one store for each owner and lane', () => {
    const form = {};
    expect(attemptsFor(form)).toBe(attemptsFor(form));
    expect(attemptsFor(form)).not.toBe(attemptsFor({}));
    expect(attemptsFor(form, 'express')).toBe(attemptsFor(form, 'express'));
    expect(attemptsFor(form, 'express')).not.toBe(attemptsFor(form));
  });

  it('ignores a second press while the first is pending', async () => {
    const attempts = attemptsFor({});
    const run = vi.fn(succeed);
    const first = attempts.start(intentFor('mug'), run);
    expect(attempts.start(intentFor('mug'), run)).toBeNull();
    await first;
    expect(run).toHaveBeenCalledOnce();
    expect(attempts.start(intentFor('mug'), run)).not.toBeNull();
  });

  it('shows when an attempt began and how it ended', async () => {
    const attempts = attemptsFor({});
    const intent = intentFor('mug');
    const shown: unknown[] = [];
    attempts.subscribe(() => shown.push(attempts.get()));
    const start = clock.now();
    let finish = (_result: AddResult): void => undefined;
    const done = attempts.start(intent, () => new Promise((resolve) => (finish = resolve)));
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
    expect(attempts.get()).toBe(settled);
  });

  it('ends in a failure, whatever was thrown', async () => {
    const attempts = attemptsFor({});
    const attempt = await attempts.start(intentFor('mug'), () => {
      throw new TypeError('x is undefined');
    });
    expect(attempt?.outcome).toMatchObject({ kind: 'failed', error: { code: 'unknown' } });
  });

  it('retries under the same key when the first attempt may have succeeded', async () => {
    const attempts = attemptsFor({});
    const first = await attempts.start(intentFor('mug'), failWith('offline'));
    const again = await attempts.start(intentFor('mug'), succeed);
    expect(again?.intent.key).toBe(first?.intent.key);
  });

  it('keeps the key when only a repeat was refused: the first request may have succeeded', async () => {
    const attempts = attemptsFor({});
    const refused = Object.assign(new NetError('rate-limited', '429'), { isRepeat: true });
    const first = await attempts.start(intentFor('mug'), async () => {
      throw toCartError(refused, 'add');
    });
    const again = await attempts.start(intentFor('mug'), succeed);
    expect(again?.intent.key).toBe(first?.intent.key);
  });

  it('takes a new key for another intent, after a refusal, and after a success', async () => {
    const attempts = attemptsFor({});
    const keys = [];
    for (const [item, run] of [
      ['mug', failWith('offline')],
      ['lamp', failWith('rejected')],
      ['lamp', succeed],
      ['lamp', succeed],
    ] as const) {
      keys.push((await attempts.start(intentFor(item), run))?.intent.key);
    }
    expect(new Set(keys).size).toBe(4);
  });

  it('clears a finished attempt only', async () => {
    const attempts = attemptsFor({});
    const done = attempts.start(intentFor('mug'), succeed);
    attempts.clearFinished();
    expect(attempts.get()).not.toBeNull();
    await done;
    attempts.clearFinished();
    expect(attempts.get()).toBeNull();
  });

  it('never rejects: a listener that throws is reported, and the others still run', async () => {
    const report = vi.fn();
    configure({ reporter: { report, warn: vi.fn() } });
    const attempts = attemptsFor({});
    const fault = new Error('listener');
    attempts.subscribe(() => {
      throw fault;
    });
    const listener = vi.fn();
    attempts.subscribe(listener);
    await expect(attempts.start(intentFor('mug'), succeed)).resolves.toMatchObject({
      outcome: { kind: 'added' },
    });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith(fault, expect.anything());
  });

  it('ends in a failure when the page has no cart to add to', async () => {
    configure({ api: 'https://shop.example' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const started = attemptsFor({}).start(intentFor('mug'));
    await clock.advance(60_000);
    expect((await started)?.outcome).toMatchObject({ kind: 'failed' });
    vi.unstubAllGlobals();
  });
});

describe('a claim', () => {
  beforeEach(() => configure({ clock: createManualClock(1_000) }));
  afterEach(resetRuntime);
  const one = {};
  const other = {};

  it('belongs to the first claimant of a pending attempt until it is released', async () => {
    const attempts = attemptsFor({});
    expect(attempts.claim(one)).toBe(false);
    const done = attempts.start(intentFor('mug'), succeed);
    expect([attempts.claim(one), attempts.claim(other), attempts.claim(one)]).toEqual([
      true,
      false,
      true,
    ]);
    attempts.release(other);
    expect(attempts.claim(other)).toBe(false);
    attempts.release(one);
    expect(attempts.claim(other)).toBe(true);
    await done;
    expect(attempts.claim(other)).toBe(true);
  });

  it('is not possible once the attempt is settled, nor valid for the next attempt', async () => {
    const attempts = attemptsFor({});
    await attempts.start(intentFor('mug'), succeed);
    expect(attempts.claim(one)).toBe(false);
    const second = attempts.start(intentFor('mug'), succeed);
    expect(attempts.claim(one)).toBe(true);
    await second;
    const third = attempts.start(intentFor('mug'), succeed);
    expect(attempts.claim(other)).toBe(true);
    await third;
  });
});

describe('isBusy', () => {
  const clock = createManualClock(1_000);
  beforeEach(() => configure({ clock }));
  afterEach(resetRuntime);

  it.each(['cart', 'express'] as const)('is true while a %s attempt is adding', async (lane) => {
    const owner = {};
    expect(isBusy(owner)).toBe(false);
    const done = attemptsFor(owner, lane).start(intentFor('mug'), succeed);
    expect(isBusy(owner)).toBe(true);
    await done;
    expect(isBusy(owner)).toBe(true);
    expect(isBusy(owner, { ...defaultDelays, addedDelay: 0 })).toBe(false);
    await clock.advance(defaultDelays.addedDelay);
    expect(isBusy(owner)).toBe(false);
  });

  it('is true during a task, also one that rejects', async () => {
    const owner = {};
    const task = whileBusy(owner, () => Promise.reject(new Error('no')));
    expect(isBusy(owner)).toBe(true);
    await expect(task).rejects.toThrow('no');
    expect(isBusy(owner)).toBe(false);
  });
});
