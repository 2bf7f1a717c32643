import { describe, expect, it, vi } from 'vitest';
import {
  createAnalytics,
  type Call,
  type Engine,
} from '../../../../analytics/api/create-analytics.js';
import type { ConsentState } from '../../../../analytics/consent/index.js';

function createFakeEngine() {
  const calls: Call[] = [];
  const listeners = new Set<(state: ConsentState) => void>();
  const said: unknown[] = [];
  const engine: Engine = {
    record(call, pending) {
      calls.push(call);
      pending.resolve([]);
    },
    consent: {
      state: 'granted',
      set: (...choice) => void said.push(choice),
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    identity: { analyticsId: 'a1', sessionId: 's1', isFirstLanding: true, isFirstSession: true },
    flush: vi.fn(() => Promise.resolve()),
    stop: vi.fn(),
  };
  return {
    engine,
    calls,
    said,
    change: (state: ConsentState) => listeners.forEach((l) => l(state)),
  };
}

function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

describe('calls before the engine is there', () => {
  it('are kept in their order, with their values and times', async () => {
    const { engine, calls } = createFakeEngine();
    const loading = deferred<Engine>();
    const analytics = createAnalytics(() => loading.promise);
    const payload = { formId: 'f1', isNewsletter: false };
    const before = performance.now();
    const first = analytics.track('form-submit', payload);
    const after = performance.now();
    payload.formId = 'f2';
    const second = analytics.trackCustom('my_event');
    expect([first.state, second.state]).toEqual(['held', 'held']);

    loading.resolve(engine);
    await analytics.ready;
    expect(calls).toMatchObject([
      { name: 'form-submit', isCustom: false, payload: { formId: 'f1', isNewsletter: false } },
      { name: 'my_event', isCustom: true, payload: {} },
    ]);
    expect(calls[0]?.stamps.monotonic).toBeGreaterThanOrEqual(before);
    expect(calls[0]?.stamps.monotonic).toBeLessThanOrEqual(after);
    expect(first.state).toBe('handed');
  });

  it('are bounded', async () => {
    const { engine, calls } = createFakeEngine();
    const loading = deferred<Engine>();
    const analytics = createAnalytics(() => loading.promise);
    const all = Array.from({ length: 1_005 }, () => analytics.trackCustom('e'));
    expect(all.filter(({ reason }) => reason === 'cap')).toHaveLength(5);
    loading.resolve(engine);
    await analytics.ready;
    expect(calls).toHaveLength(1_000);
  });

  it('reach consent and its listeners too', async () => {
    const { engine, said, change } = createFakeEngine();
    const loading = deferred<Engine>();
    const analytics = createAnalytics(() => loading.promise);
    const states: string[] = [];
    const stop = analytics.consent.onChange((state) => states.push(state));
    expect(analytics.consent.state).toBe('unknown');
    expect(analytics.identity).toEqual({
      analyticsId: null,
      sessionId: null,
      isFirstLanding: false,
      isFirstSession: false,
    });
    analytics.consent.set('granted', { marketing: false });
    expect(said).toEqual([]);

    loading.resolve(engine);
    await analytics.ready;
    expect(said).toEqual([['granted', { marketing: false }]]);
    change('denied');
    stop();
    change('granted');
    expect(states).toEqual(['denied']);
    expect(analytics.consent.state).toBe('granted');
    expect(analytics.identity.analyticsId).toBe('a1');
  });
});

describe('an engine that is there', () => {
  it('gets the payload itself, at once', async () => {
    const { engine, calls } = createFakeEngine();
    const analytics = createAnalytics(() => Promise.resolve(engine));
    await analytics.ready;
    const payload = { formId: 'f1' };
    analytics.track('form-render', payload);
    expect(calls[0]?.payload).toBe(payload);
  });

  it('is flushed and stopped; afterwards nothing is taken', async () => {
    const { engine, calls } = createFakeEngine();
    const analytics = createAnalytics(() => Promise.resolve(engine));
    await analytics.flush();
    expect(engine.flush).toHaveBeenCalledOnce();
    analytics.stop();
    expect(engine.stop).toHaveBeenCalledOnce();
    expect(analytics.trackCustom('late')).toMatchObject({ state: 'dropped', reason: 'skipped' });
    expect(calls).toEqual([]);
  });

  it('is stopped when that was asked before it came', async () => {
    const { engine, calls } = createFakeEngine();
    const loading = deferred<Engine>();
    const analytics = createAnalytics(() => loading.promise);
    const early = analytics.trackCustom('early');
    analytics.stop();
    loading.resolve(engine);
    await analytics.ready;
    expect(engine.stop).toHaveBeenCalledOnce();
    expect(early.state).toBe('dropped');
    expect(calls).toEqual([]);
  });

  it('may fail: the page does not notice', async () => {
    const { engine } = createFakeEngine();
    engine.record = () => {
      throw new Error('broken');
    };
    engine.flush = () => Promise.reject(new Error('broken'));
    const analytics = createAnalytics(() => Promise.resolve(engine));
    await analytics.ready;
    expect(analytics.trackCustom('e')).toMatchObject({ state: 'dropped', reason: 'poison' });
    await expect(analytics.flush()).resolves.toBeUndefined();
  });
});

describe('a page that is not tracked', () => {
  it.each([
    ['skipped', () => Promise.resolve(null)],
    ['out of reach of the code', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('because it is %s drops what is tracked, quietly', async (_, load) => {
    const analytics = createAnalytics(load);
    const early = analytics.trackCustom('early');
    await analytics.ready;
    const late = analytics.track('overlay', { overlayId: 'o', action: 'open' });
    for (const tracked of [early, late]) {
      expect(tracked).toMatchObject({ state: 'dropped', reason: 'skipped' });
      expect(await tracked.reached('stored')).toBe('dropped');
    }
    await analytics.flush();
    analytics.consent.set('granted');
    analytics.stop();
    expect(analytics.consent.state).toBe('unknown');
  });
});

describe('arguments that are not what the types say', () => {
  it.each([[undefined], [null], ['text'], [7]])(
    '%j as a payload is taken as empty or as it is',
    async (payload) => {
      const { engine, calls } = createFakeEngine();
      const analytics = createAnalytics(() => Promise.resolve(engine));
      await analytics.ready;
      expect(() => analytics.trackCustom('e', payload as never)).not.toThrow();
      expect(calls).toHaveLength(1);
    },
  );
});
