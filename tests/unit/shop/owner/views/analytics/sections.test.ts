import { describe, expect, it } from 'vitest';
import type { LatestEvent } from '../../../../../../shop/server/index.js';
import { errorsView } from '../../../../../../shop/owner/views/analytics/errors.js';
import { funnelView } from '../../../../../../shop/owner/views/analytics/funnel.js';
import { latestView } from '../../../../../../shop/owner/views/analytics/latest.js';
import { lossesView } from '../../../../../../shop/owner/views/analytics/losses.js';
import { namesView } from '../../../../../../shop/owner/views/analytics/names.js';
import { changeText } from '../../../../../../shop/owner/views/analytics/tiles.js';
import { trafficView } from '../../../../../../shop/owner/views/analytics/traffic.js';

const now = Date.UTC(2026, 10, 22, 14, 0);

describe('changeText', () => {
  it.each([
    [112, 100, '12% more than the day before'],
    [96, 100, '4% fewer than the day before'],
    [100, 100, 'as many as the day before'],
    [199, 100, '99% more than the day before'],
    [200, 100, '2 times as many as the day before'],
    [0, 100, '100% fewer than the day before'],
    [5, 0, 'none the day before'],
    [0, 0, null],
  ])('%s after %s is %s', (count, before, text) => {
    expect(changeText(count, before, 'the day before')).toBe(text);
  });
});

describe('trafficView', () => {
  const series = [0, 12, 3];
  const view = trafficView('day', { since: now, until: now + 5_400_000 }, series);

  it('summarises the chart in a sentence', () => {
    expect(view.summary).toBe('15 events in the last 24 hours. Busiest time: 12, 14:30–15:00 UTC.');
  });

  it('has a titled bar for each slice; the last one is still growing', () => {
    expect(view.bars.map(({ words, isGrowing }) => [words, isGrowing])).toEqual([
      ['14:00–14:30 UTC: 0 events', false],
      ['14:30–15:00 UTC: 12 events', false],
      ['15:00–15:30 UTC: 3 events', true],
    ]);
    expect(view.ticks).toEqual([
      { text: '15', y: 0 },
      { text: '10', y: 33.33 },
      { text: '5', y: 66.67 },
      { text: '0', y: 100 },
    ]);
  });

  it('has a table of slices with events', () => {
    expect(view.rows).toEqual([
      { words: '14:30–15:00 UTC', value: '2026-11-22T14:30:00.000Z', cells: ['12'] },
      { words: '15:00–15:30 UTC', value: '2026-11-22T15:00:00.000Z', cells: ['3'] },
    ]);
  });

  it.each([
    ['week', 'Sun 14:00–17:00 UTC'],
    ['month', 'Nov 22, 14:00–02:00 UTC'],
  ] as const)('names the day in a %s', (period, words) => {
    expect(trafficView(period, { since: now, until: now }, [1]).rows[0]?.words).toBe(words);
  });

  it('is empty without events', () => {
    expect(trafficView('hour', { since: now, until: now }, [0]).summary).toBe(
      'No events in the last hour.',
    );
  });
});

describe('funnelView', () => {
  it('counts from step to step', () => {
    const view = funnelView({ view: 213, add: 131, checkout: 77, purchase: 48 });
    expect(view.summary).toBe('Of 213 visitors who viewed a product, 48 purchased: 23%.');
    expect(view.steps.map(({ count, kept }) => [count, kept])).toEqual([
      ['213', null],
      ['131', '62%'],
      ['77', '59%'],
      ['48', '62%'],
    ]);
  });

  it('has a text without visitors', () => {
    const view = funnelView({ view: 0, add: 0, checkout: 0, purchase: 0 });
    expect(view.summary).toBe('No product views yet.');
    expect(view.steps[1]?.kept).toBe('–');
  });
});

describe('namesView', () => {
  it('lists events, without those of other sections', () => {
    const series = [0, 4];
    const names = [
      { intake: 'pipeline', name: 'page_view', count: 1200, series },
      { intake: 'performance', name: 'LCP', count: 900, series },
      { intake: 'errors', name: 'error', count: 700, series },
      { intake: 'census', name: 'View', count: 300, series },
    ] as const;
    expect(namesView(names)).toEqual([
      {
        key: 'pipeline/page_view',
        title: 'Page view',
        intake: 'pipeline',
        count: '1,200',
        width: 100,
        points: '0,19 100,1',
      },
      {
        key: 'census/View',
        title: 'View',
        intake: 'census',
        count: '300',
        width: 25,
        points: '0,19 100,1',
      },
    ]);
  });
});

describe('errorsView', () => {
  const error = {
    name: 'TypeError',
    message: 'x is null',
    stack: null,
    count: 10,
    pageLoads: 3,
    firstAt: now - 86_400_000,
    lastAt: now - 60_000,
  };

  it('shows counts, pages and times', () => {
    expect(errorsView([error, { ...error, count: 1, pageLoads: 1 }], now)).toMatchObject([
      { times: '10 times', pages: 'on 3 pages', last: { ago: '1 min ago' } },
      { times: 'once', pages: 'on 1 page', first: { text: 'Nov 21, 2026, 2:00 PM UTC' } },
    ]);
  });
});

describe('lossesView', () => {
  const none = { arrivals: 110, duplicates: 10, missing: 0, pagesWithGaps: 0, drops: {} };

  it.each([
    [100, none, 'good', 'Every event was received and counted once.'],
    [0, { ...none, arrivals: 0 }, 'good', 'No events yet, and none missing.'],
    [100, { ...none, missing: 8, pagesWithGaps: 3 }, 'between', 'Missing, late or lost: 8 events.'],
    [
      100,
      { ...none, drops: { quota: 3, age: 0 } },
      'between',
      'No event was lost in transit; pages dropped 3 events.',
    ],
  ])('%s events: %j', (events, losses, tone, summary) => {
    expect(lossesView(events, losses)).toMatchObject({ tone, summary });
  });

  it('counts each, and lists drop reasons, most frequent first', () => {
    const drops = { quota: 3, age: 0, oversize: 40, 'something-new': 2 };
    const view = lossesView(100, { ...none, missing: 8, pagesWithGaps: 3, drops });
    expect(view.facts.map(({ number, words }) => [number, words])).toEqual([
      ['110', 'including duplicates'],
      ['100', 'each once'],
      ['10', 'not counted'],
      ['8', 'on 3 pages, late or lost'],
    ]);
    expect(view.drops).toEqual([
      { reason: 'too large', count: '40' },
      { reason: 'browser storage full', count: '3' },
      { reason: 'something-new', count: '2' },
    ]);
  });
});

describe('latestView', () => {
  const event: LatestEvent = {
    eventId: 'page.1',
    intake: 'pipeline',
    name: 'page_view',
    occurredAt: now - 9000,
    receivedAt: now - 7000,
    arrivals: 1,
    path: '/cart',
  };

  it('lists the latest events, with repeats', () => {
    expect(latestView([event, { ...event, arrivals: 3, path: null }], now, 9)).toMatchObject([
      { key: 'page.1', title: 'Page view', path: '/cart', repeats: null, time: { ago: '7 s ago' } },
      { path: null, repeats: 'received 3 times' },
    ]);
  });

  it('excludes measurements, and is limited in length', () => {
    const measured: LatestEvent = { ...event, intake: 'performance', name: 'LCP' };
    expect(latestView([measured, event, event, event], now, 2).map(({ intake }) => intake)).toEqual(
      ['pipeline', 'pipeline'],
    );
  });
});
