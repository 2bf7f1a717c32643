import { describe, expect, it } from 'vitest';
import { backoff, createCircuitBreaker } from '../../../../analytics/delivery/circuit-breaker.js';
import { createManualClock } from '../../../support/manual-clock.js';

const minutes = (count: number) => count * 60_000;

function setUp() {
  const clock = createManualClock();
  const notes = new Map<string, string>();
  const create = (now = () => clock.now()) =>
    createCircuitBreaker({
      origin: 'https://a.test',
      clock,
      now,
      read: (key) => notes.get(key) ?? null,
      write: (key, text) => notes.set(key, text),
    });
  return { clock, notes, create };
}

describe('backoff', () => {
  it.each([
    [1, 0, 750, 1250],
    [2, 0, 1500, 2500],
    [3, 0, 3000, 5000],
    [4, 0, 6000, 10_000],
    [5, 0, 10_000, 15_000],
    [50, minutes(5), 10_000, 15_000],
    [50, minutes(5) + 1, 60_000, 120_000],
  ])('after %i failures and %i ms of silence waits %i to %i ms', (failures, silence, from, to) => {
    expect(backoff(failures, silence, 0)).toBe(from);
    expect(backoff(failures, silence, 1)).toBe(to);
  });
});

describe('a circuit breaker', () => {
  it('blocks requests after a failure, and allows them again', async () => {
    const { clock, create } = setUp();
    const breaker = create();
    expect(breaker.wait()).toBeLessThanOrEqual(0);
    breaker.fail(true, null);
    expect(breaker.wait()).toBeGreaterThan(700);
    await clock.advance(1300);
    expect(breaker.wait()).toBeLessThanOrEqual(0);
  });

  it.each(['30', new Date(Date.UTC(2026, 0, 1, 0, 0, 30)).toUTCString()])(
    'waits as long as Retry-After says (%s) despite a probe, and shares it with other tabs',
    async (header) => {
      const { clock, create } = setUp();
      const breaker = create();
      breaker.fail(false, header);
      breaker.probe();
      expect(breaker.wait()).toBe(30_000);
      await clock.advance(10_000);
      expect(create().wait()).toBe(20_000);
    },
  );

  it('limits Retry-After to an hour, also a stored one', () => {
    const { clock, notes, create } = setUp();
    const breaker = create();
    breaker.fail(false, '86400');
    expect(breaker.wait()).toBe(3_600_000);
    notes.set('vitrine.wait1.https://a.test', `${clock.now()},86400000`);
    expect(create().wait()).toBeLessThanOrEqual(0);
  });

  it.each(['', 'nonsense', '1,2,3', `${Date.UTC(2027, 0, 1)},5000`])(
    'ignores an invalid stored Retry-After (%s)',
    (note) => {
      const { notes, create } = setUp();
      notes.set('vitrine.wait1.https://a.test', note);
      expect(create().wait()).toBeLessThanOrEqual(0);
    },
  );

  it('allows a request after a probe, once in ten seconds', async () => {
    const { clock, create } = setUp();
    const breaker = create();
    await clock.advance(10_000);
    breaker.fail(true, null);
    breaker.probe();
    expect(breaker.wait()).toBeLessThanOrEqual(0);
    breaker.fail(true, null);
    breaker.probe();
    expect(breaker.wait()).toBeGreaterThan(0);
    await clock.advance(10_000);
    breaker.fail(true, null);
    breaker.probe();
    expect(breaker.wait()).toBeLessThanOrEqual(0);
  });

  it('waits for minutes only after five minutes without any response', async () => {
    const { clock, create } = setUp();
    const breaker = create();
    for (let at = 0; at < 7; at += 1) {
      breaker.fail(true, null);
      await clock.advance(60_000);
    }
    expect(breaker.wait()).toBeGreaterThan(-1);
    breaker.fail(false, null);
    expect(breaker.wait()).toBeLessThanOrEqual(15_000);
    breaker.failures = 0;
    await clock.advance(minutes(10));
    breaker.fail(true, null);
    expect(breaker.wait()).toBeLessThanOrEqual(1250);
  });
});
