import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Analytics } from '../../shop/server/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  forget,
  page,
  post,
  readAcknowledgement,
  sendEvents,
  senderOf,
  trackingOptions,
  wire,
} from './tracking.js';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 22, 12);

describeShop('The overview of a period', (shop) => {
  let open: OpenShop;
  const period: Parameters<Analytics['overview']>[0] = {
    environment: 'prod',
    since: now - 4 * hour,
    until: now,
    buckets: 4,
  };
  const overview = (changes: Partial<typeof period> = {}) =>
    open.services.analytics.overview({ ...period, ...changes });

  beforeAll(async () => {
    open = await shop.open({ ...trackingOptions, clock: { now: () => now } });
  });
  beforeEach(() => forget(open));

  /** An event of a new page, some hours ago. */
  const track = async (
    name: string,
    pageName: string,
    {
      content = {},
      ago = 0.5,
      sequence = 1,
    }: { content?: object; ago?: number; sequence?: number } = {},
  ) => {
    const at = { occurredAt: now - ago * hour, monotonic: 1 };
    const event = wire(page(pageName), sequence, { name, content, ...at });
    await readAcknowledgement(
      await sendEvents(open, [event], senderOf(page('sender'), { sentAt: now })),
    );
  };

  it('is empty without events', async () => {
    expect(await overview()).toEqual({
      events: 0,
      pageLoads: 0,
      visitors: 0,
      lastReceivedAt: null,
      series: [0, 0, 0, 0],
      names: [],
      funnel: { view: 0, add: 0, checkout: 0, purchase: 0 },
      experiments: [],
      vitals: [],
      errors: [],
      losses: { arrivals: 0, duplicates: 0, missing: 0, pagesWithGaps: 0, drops: {} },
    });
  });

  it('counts events, page loads and visitors, each once', async () => {
    await track('page_view', 'a', { content: { analytics_id: 'ada' }, ago: 3.5 });
    await track('page_view', 'b', { content: { analytics_id: 'ada' }, ago: 1.5 });
    await track('view_product', 'b', { content: { analytics_id: 'ada' }, sequence: 2 });
    // The same page by another client, with another id for the visitor.
    const data = {
      event_id: `${page('b')}.3`,
      sequence: 3,
      occurred_at: now - hour,
      visitorCookie: 'v',
    };
    await post(open, '/api/census/button-click', data);
    await track('page_view', 'c');
    await track('page_view', 'c');
    // Neither of this period nor of this environment.
    await track('page_view', 'd', { ago: 5 });
    await track('page_view', 'e', { content: { source_environment: 'dev' } });
    expect(await overview()).toMatchObject({
      events: 5,
      pageLoads: 3,
      visitors: 2,
      lastReceivedAt: now,
      series: [1, 0, 1, 3],
      names: [
        { intake: 'pipeline', name: 'page_view', count: 3, series: [1, 0, 1, 1] },
        { intake: 'button-click', name: 'button-click', count: 1 },
        { intake: 'pipeline', name: 'view_product', count: 1, series: [0, 0, 0, 1] },
      ],
      losses: { arrivals: 6, duplicates: 1, missing: 0, pagesWithGaps: 0 },
    });
    const { environment, since, until } = period;
    expect(await open.services.analytics.totals({ environment, since, until })).toEqual({
      events: 5,
      pageLoads: 3,
      visitors: 2,
      lastReceivedAt: now,
    });
    expect(
      await overview({ since: now - 6 * hour, until: now - 4.5 * hour, buckets: 1 }),
    ).toMatchObject({
      events: 1,
      series: [1],
    });
  });

  it('names the twelve most frequent events', async () => {
    for (let number = 1; number <= 14; number += 1) {
      const name = `event_${String(number).padStart(2, '0')}`;
      await track(name, 'a', { sequence: number });
    }
    await track('event_14', 'b');
    const { names } = await overview();
    expect(names).toHaveLength(12);
    expect(names[0]).toMatchObject({ name: 'event_14', count: 2 });
    expect(names[1]).toMatchObject({ name: 'event_01', count: 1 });
  });

  it('has a funnel of visitors who completed each step and all before it, in any order', async () => {
    const steps = ['view_product', 'add_to_cart', 'begin_checkout', 'purchase'];
    const walk = async (visitor: string, names: readonly string[]) => {
      for (const [index, name] of names.entries()) {
        await track(name, `${visitor}${index}p`, { content: { analytics_id: visitor } });
      }
    };
    await walk('ada', [...steps].reverse());
    await walk('grace', ['view_product', 'view_product', 'add_to_cart']);
    await walk('joan', ['view_product', 'begin_checkout', 'purchase']);
    await walk('mary', ['add_to_cart', 'purchase']);
    // The same action tracked by another client does not count again.
    const data = JSON.stringify({ occurred_at: now - hour });
    const hit = new URLSearchParams({ event: 'view_product', data }).toString();
    await post(open, '/api/census/RecordHit', hit);
    expect((await overview()).funnel).toEqual({ view: 3, add: 2, checkout: 1, purchase: 1 });
  });

  it('counts the units that saw each variant of an experiment', async () => {
    const see = (
      unit: string | null,
      variant: string,
      pageName: string,
      experiment = 'hero-call',
    ) => track('experiment_exposure', pageName, { content: { experiment, variant, unit } });
    await see('u-1', 'look-around', 'a');
    await see('u-1', 'look-around', 'b');
    await see('u-2', 'look-around', 'c');
    await see('u-2', 'see-the-table', 'd');
    await see('u-3', 'see-the-table', 'e');
    await see(null, 'see-the-table', 'f');
    await see('', 'see-the-table', 'g');
    await see('u-1', 'true', 'h', 'gift-note');
    await track('experiment_exposure', 'i', { content: { variant: 'x' } });
    await track('custom_event', 'j', { content: { experiment: 'hero-call', variant: 'x' } });
    expect((await overview()).experiments).toEqual([
      { name: 'gift-note', variants: [{ variant: 'true', exposures: 1 }], crossed: 0 },
      {
        name: 'hero-call',
        variants: [
          { variant: 'look-around', exposures: 2 },
          { variant: 'see-the-table', exposures: 4 },
        ],
        crossed: 1,
      },
    ]);
  });

  const measure = async (pageName: string, records: readonly object[]) => {
    const body = {
      pageLoadId: 'load',
      records: records.map((record, index) => ({
        type: 'web-vital',
        event_id: `${page(pageName)}.${index + 1}`,
        sequence: index + 1,
        occurred_at: now - hour,
        ...record,
      })),
    };
    await readAcknowledgement(await post(open, '/api/1/performance/records', body));
  };

  it('has the last value of each web vital, its 75th percentile and how many were good', async () => {
    await measure('a', [
      { name: 'CLS', id: 'c1', value: 0.5 },
      { name: 'LCP', id: 'l1', value: 1000 },
      { name: 'CLS', id: 'c1', value: 0.05 },
    ]);
    await measure('b', [
      { name: 'LCP', id: 'l1', value: 2500 },
      { name: 'LCP', id: 'l2', value: 2501 },
      { name: 'LCP', id: 'l3', value: 4000 },
    ]);
    await measure('c', [
      { name: 'LCP', id: 'l1', value: 4001 },
      { name: 'FID', id: 'f1', value: 1 },
      { name: 'TTFB', id: 't1', value: 'fast' },
      { name: 'INP', value: 200 },
    ]);
    expect((await overview()).vitals).toEqual([
      { metric: 'LCP', samples: 5, p75: 4000, good: 2, needsImprovement: 2, poor: 1 },
      { metric: 'INP', samples: 1, p75: 200, good: 1, needsImprovement: 0, poor: 0 },
      { metric: 'CLS', samples: 1, p75: 0.05, good: 1, needsImprovement: 0, poor: 0 },
    ]);
  });

  it('groups errors by name, message and source position', async () => {
    const stack = (place: string) =>
      `TypeError: x\n    at add (https://shop.test/${place}:10:2)\n    at x:1:1`;
    const reports = [
      ['a', 1, { name: 'TypeError', message: 'x', stack: stack('cart.js') }, 3],
      ['a', 2, { name: 'TypeError', message: 'x', stack: stack('cart.js'), times: 4 }, 2],
      ['b', 1, { name: 'TypeError', message: 'x', stack: `${stack('cart.js')}\n    at y:2:2` }, 1],
      ['b', 2, { name: 'TypeError', message: 'x', stack: stack('pill.js') }, 1],
      ['b', 3, { message: 'y\u0000' }, 1],
    ] as const;
    for (const [pageName, sequence, data, ago] of reports) {
      const at = now - ago * hour;
      const ids = { event_id: `${page(pageName)}.${sequence}`, sequence, occurred_at: at };
      const report = { event: 'error', data: { ...data, ...ids }, timestamp: at };
      await readAcknowledgement(await post(open, '/api/events/RecordJavascriptErrors', [report]));
    }
    expect((await overview()).errors).toEqual([
      {
        name: 'TypeError',
        message: 'x',
        stack: `${stack('cart.js')}\n    at y:2:2`,
        count: 6,
        pageLoads: 2,
        firstAt: now - 3 * hour,
        lastAt: now - hour,
      },
      {
        name: 'error',
        message: 'y',
        stack: null,
        count: 1,
        pageLoads: 1,
        firstAt: now - hour,
        lastAt: now - hour,
      },
      expect.objectContaining({ message: 'x', stack: stack('pill.js'), count: 1 }),
    ]);
  });

  it('contains lost events', async () => {
    await track('x', 'a', { sequence: 4 });
    await track('x', 'b', { sequence: 1 });
    await sendEvents(
      open,
      [wire(page('b'), 2, { monotonic: 100 })],
      senderOf(page('b'), { sentAt: now - 10, drops: { cap: 2 } }),
    );
    expect((await overview()).losses).toEqual({
      arrivals: 3,
      duplicates: 0,
      missing: 3,
      pagesWithGaps: 1,
      drops: {},
    });
    expect((await overview({ until: now + 1 })).losses.drops).toEqual({ cap: 2 });
  });

  it('counts what is missing below the last event of a page within the period, whenever it happened', async () => {
    await track('x', 'a', { sequence: 2, ago: 3 });
    await track('x', 'a', { sequence: 3, ago: 2 });
    await track('x', 'a', { sequence: 6, ago: 0.5 });
    const gapsOf = async (since: number, until: number) => {
      const { losses } = await overview({ since: now - since * hour, until: now - until * hour });
      return [losses.missing, losses.pagesWithGaps];
    };
    expect(await gapsOf(4, 1)).toEqual([1, 1]);
    expect(await gapsOf(4, 0)).toEqual([3, 1]);
    expect(await gapsOf(1, 0)).toEqual([3, 1]);
    await track('x', 'a', { sequence: 1, ago: 3.5 });
    expect(await gapsOf(2.5, 1)).toEqual([0, 0]);
    expect(await gapsOf(1, 0)).toEqual([2, 1]);
  });
});
