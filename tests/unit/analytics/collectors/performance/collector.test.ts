import type { MetricType } from 'web-vitals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPerformance } from '../../../../../analytics/collectors/performance/index.js';
import type { Treatment } from '../../../../../analytics/events/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { createFakeDelivery } from '../../../../support/fake-delivery.js';

const vitals = vi.hoisted(() => ({ tell: (_metric: unknown): void => undefined }));
vi.mock('../../../../../analytics/collectors/performance/vitals.js', () => ({
  watchVitals: (tell: (metric: unknown) => void) => (vitals.tell = tell),
}));

const start = Date.UTC(2026, 0, 1);
let stops: Array<() => void> = [];
let readyState: DocumentReadyState = 'complete';
let visibility: DocumentVisibilityState = 'visible';

type Answer = Response | 'never' | 'refused';
const settings = () => new Response('{"pageLoadId":"load-1"}');

/** A collector on a page that has loaded, with its records. */
async function collect(answer: Answer = settings(), more: { treatment?: () => Treatment } = {}) {
  const clock = createManualClock(start);
  const delivery = createFakeDelivery();
  const reported: unknown[] = [];
  const asked: Array<{ call: string; signal: AbortSignal | null | undefined }> = [];
  const fetch = vi.fn((url: unknown, init?: RequestInit) => {
    asked.push({ call: `${init?.method ?? 'GET'} ${String(url)}`, signal: init?.signal });
    if (answer === 'never') return new Promise<Response>(() => undefined);
    return answer === 'refused' ? Promise.reject(new TypeError()) : Promise.resolve(answer);
  });
  const collector = startPerformance({
    origin: '',
    environment: 'prod',
    delivery,
    clock,
    reporter: { report: (error) => void reported.push(error) },
    fetch: fetch as typeof globalThis.fetch,
    ...more,
  });
  stops.push(() => collector.stop());
  await clock.advance(0);
  // The module of the vitals comes over an import of its own.
  await vi.dynamicImportSettled();
  await clock.advance(0);
  return { clock, collector, reported, asked, sent: delivery.sent };
}

function tell(metric: Partial<MetricType>): void {
  const whole = { name: 'LCP', id: 'v5-1', value: 1, delta: 1, rating: 'good' };
  vitals.tell({ ...whole, navigationType: 'navigate', entries: [], ...metric });
}

function hide(): void {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const namesOf = (sent: readonly { value: Record<string, unknown> }[]) =>
  sent.map(({ value }) => value['name']);

beforeEach(() => {
  readyState = 'complete';
  visibility = 'visible';
  vitals.tell = () => undefined;
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

// Platform §7: "GET /api/1/performance/settings | none | returns pageLoadId; timeout 30 s".
describe('the settings', () => {
  it('are asked for once, on the page’s own origin', async () => {
    const { asked } = await collect();
    expect(asked.map(({ call }) => call)).toEqual([
      `GET ${location.origin}/api/1/performance/settings`,
    ]);
  });

  // Platform §8: "A settings request that times out or returns non-200 fails silently."
  it.each([
    ['404', new Response('{"pageLoadId":"x"}', { status: 404 })],
    ['500', new Response('{"pageLoadId":"x"}', { status: 500 })],
    ['202', new Response('{"pageLoadId":"x"}', { status: 202 })],
    ['204', new Response(null, { status: 204 })],
    ['no answer at all', 'refused' as const],
  ])('that fail with %s are passed over in silence', async (_case, answer) => {
    const { clock, reported, sent } = await collect(answer);
    tell({});
    hide();
    await clock.advance(60_000);
    expect(sent).toEqual([]);
    expect(reported).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  // Platform §9: "Performance settings timeout 30000 ms".
  it('are waited for 30000 ms', async () => {
    const { clock, asked, reported } = await collect('never');
    await clock.advance(29_999);
    expect(asked[0]?.signal?.aborted).toBe(false);
    await clock.advance(1);
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(reported).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  it('count as not answered when the body does not end in time', async () => {
    const { clock, reported } = await collect(new Response(new ReadableStream()));
    await clock.advance(30_000);
    expect(reported).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  // Platform §8: "when pageLoadId cannot be resolved, collection stops and the error is reported."
  it.each(['{}', '{"pageLoadId":""}', '{"pageLoadId":7}', 'null', '[]', '<html>', ''])(
    'without a page load id (%s) stop the collection and are reported',
    async (body) => {
      const { clock, reported, sent, collector } = await collect(new Response(body));
      expect(reported).toHaveLength(1);
      expect(String(reported[0])).toContain('pageLoadId');
      tell({});
      collector.record({ type: 'mark', name: 'own' });
      hide();
      await clock.advance(60_000);
      expect(sent).toEqual([]);
      expect(clock.pending()).toBe(0);
    },
  );

  it('are not asked for by a page that is prepared in the background', async () => {
    const prerendering = vi.fn(() => true);
    Object.defineProperty(document, 'prerendering', { configurable: true, get: prerendering });
    const { asked, clock } = await collect();
    expect(asked).toEqual([]);
    prerendering.mockReturnValue(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    await clock.advance(0);
    expect(asked).toHaveLength(1);
    Reflect.deleteProperty(document, 'prerendering');
  });
});

// Platform §4: "settings are fetched, then events are batched, flushed 30 s after page load and when the page is hidden."
describe('the flush', () => {
  it('comes 30000 ms after the page has loaded', async () => {
    const { clock, sent } = await collect();
    tell({});
    await clock.advance(29_999);
    expect(sent).toEqual([]);
    await clock.advance(1);
    expect(namesOf(sent)).toEqual(['page-speed', 'LCP']);
  });

  it('counts from the load, not from when it was noticed', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(20_000);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { entryType: 'navigation', loadEventEnd: 5000 } as PerformanceNavigationTiming,
    ]);
    const { clock, sent } = await collect();
    await clock.advance(14_999);
    expect(sent).toEqual([]);
    await clock.advance(1);
    expect(sent).toHaveLength(1);
  });

  it('comes when the page is hidden, each time with what is new', async () => {
    const { clock, sent } = await collect();
    tell({});
    hide();
    expect(namesOf(sent)).toEqual(['page-speed', 'LCP']);
    visibility = 'visible';
    tell({ name: 'CLS', id: 'v5-2', value: 0.12345, delta: 0.12345 });
    await clock.advance(30_000);
    expect(namesOf(sent).slice(2)).toEqual(['CLS']);
    hide();
    expect(sent).toHaveLength(3);
  });

  it('comes when the page is left', async () => {
    const { sent } = await collect();
    tell({});
    window.dispatchEvent(new Event('pagehide'));
    expect(namesOf(sent)).toEqual(['page-speed', 'LCP']);
  });

  it('comes at once for records made while the page is hidden', async () => {
    const { sent } = await collect();
    hide();
    tell({ name: 'INP', id: 'v5-3' });
    expect(namesOf(sent)).toEqual(['page-speed', 'INP']);
  });

  it('does not come again by itself', async () => {
    const { clock, sent } = await collect();
    await clock.advance(30_000);
    tell({});
    await clock.advance(600_000);
    expect(namesOf(sent)).toEqual(['page-speed']);
    expect(clock.pending()).toBe(0);
  });

  it('ends with the collector', async () => {
    const { clock, collector, sent } = await collect();
    tell({});
    collector.stop();
    hide();
    await clock.advance(30_000);
    tell({});
    collector.record({ type: 'mark', name: 'own' });
    collector.flush();
    expect(sent).toEqual([]);
    expect(clock.pending()).toBe(0);
  });
});

// Platform §9: "page-speed collection waits up to 60000 ms."
describe('page speed', () => {
  it('is read when the page has loaded', async () => {
    readyState = 'interactive';
    const { clock, sent } = await collect();
    await clock.advance(59_000);
    window.dispatchEvent(new Event('load'));
    await clock.advance(0);
    hide();
    expect(sent.map(({ value }) => [value['type'], value['isLoaded']])).toEqual([
      ['page-speed', true],
    ]);
  });

  it('is read after 60000 ms from a page that has not loaded', async () => {
    readyState = 'interactive';
    const { clock, sent } = await collect();
    await clock.advance(59_999);
    expect(sent).toEqual([]);
    await clock.advance(1);
    expect(sent.map(({ value }) => value['isLoaded'])).toEqual([false]);
    window.dispatchEvent(new Event('load'));
    await clock.advance(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe('a record', () => {
  it('is what goes over the wire, with ids and times of the measurement', async () => {
    const { clock, sent } = await collect();
    hide();
    visibility = 'visible';
    await clock.advance(1000);
    vi.spyOn(performance, 'now').mockReturnValue(1234.5);
    tell({ name: 'LCP', id: 'v5-9', value: 1800.456, delta: 800.456, rating: 'good' });
    await clock.advance(5000);
    vi.spyOn(performance, 'now').mockReturnValue(9999);
    hide();
    expect(sent[1]).toMatchObject({ route: 'performance', priority: 'performance' });
    expect(sent[1]?.value).toEqual({
      pageLoadId: 'load-1',
      type: 'web-vital',
      name: 'LCP',
      id: 'v5-9',
      value: 1800.5,
      delta: 800.5,
      rating: 'good',
      navigationType: 'navigate',
      path: location.pathname,
      event_id: `${'p'.repeat(22)}.2`,
      sequence: 2,
      occurred_at: start + 1000,
      monotonic: 1234.5,
    });
  });

  it('has of a metric that grows the last value, and what it grew by since the flush', async () => {
    const { sent } = await collect();
    tell({ name: 'CLS', id: 'a', value: 0.1, delta: 0.1 });
    tell({ name: 'CLS', id: 'a', value: 0.25, delta: 0.15, rating: 'needs-improvement' });
    hide();
    tell({ name: 'CLS', id: 'a', value: 0.3, delta: 0.05, rating: 'poor' });
    const vitals = sent
      .slice(1)
      .map(({ value }) => [value['value'], value['delta'], value['rating']]);
    expect(vitals).toEqual([
      [0.25, 0.25, 'needs-improvement'],
      [0.3, 0.05, 'poor'],
    ]);
  });

  it('of another metric of the same name, after a return to the page, stands beside it', async () => {
    const { sent } = await collect();
    tell({ id: 'a', value: 5, delta: 5 });
    tell({ id: 'b', value: 3, delta: 3 });
    hide();
    expect(sent.slice(1).map(({ value }) => value['id'])).toEqual(['a', 'b']);
  });

  it('may be the host’s own, as it is when it is told', async () => {
    const { collector, sent } = await collect();
    const fields = { type: 'mark', name: 'hero', at: 12 };
    collector.record(fields);
    fields.at = 99;
    hide();
    expect(sent[1]?.value).toMatchObject({ type: 'mark', name: 'hero', at: 12 });
  });

  it('is one of a hundred at most; the oldest go', async () => {
    const { collector, sent } = await collect();
    for (let at = 0; at < 150; at += 1) collector.record({ type: 'mark', name: 'm', at });
    hide();
    expect(sent).toHaveLength(100);
    expect(sent[0]?.value).toMatchObject({ at: 50 });
  });
});

describe('consent', () => {
  it.each(['hold', 'drop'] as const)('that says %s lets nothing be asked', async (treatment) => {
    const { asked, clock } = await collect(settings(), { treatment: () => treatment });
    expect(asked).toEqual([]);
    expect(clock.pending()).toBe(0);
  });

  it('that comes late begins the collection then, once', async () => {
    let treatment: Treatment = 'hold';
    const { asked, clock, collector, sent } = await collect(settings(), {
      treatment: () => treatment,
    });
    collector.record({ type: 'mark', name: 'early' });
    treatment = 'full';
    collector.flush();
    collector.flush();
    await clock.advance(0);
    expect(asked).toHaveLength(1);
    hide();
    expect(namesOf(sent)).toEqual(['early', 'page-speed']);
  });

  it('that is not known for a while keeps the records', async () => {
    let treatment: Treatment = 'cookieless';
    const { collector, sent } = await collect(settings(), { treatment: () => treatment });
    treatment = 'hold';
    tell({});
    hide();
    expect(sent).toEqual([]);
    treatment = 'full';
    collector.flush();
    expect(namesOf(sent)).toEqual(['page-speed', 'LCP']);
  });

  it('that is taken back forgets them, also for a later grant', async () => {
    let treatment: Treatment = 'full';
    const { collector, sent } = await collect(settings(), { treatment: () => treatment });
    treatment = 'drop';
    tell({});
    hide();
    treatment = 'full';
    collector.flush();
    expect(sent).toEqual([]);
  });
});
