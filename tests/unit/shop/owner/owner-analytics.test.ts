// @vitest-environment node
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsOverview, LatestEvent } from '../../../../shop/server/index.js';
import { createFakeAnalytics, quiet } from '../pages/fake-analytics.js';
import { createFakeServices } from '../pages/fake-services.js';
import { openPage } from '../pages/open-page.js';
import { createMarramPages } from '../pages/marram-pages.js';

const now = Date.UTC(2026, 10, 22, 14, 47, 12);
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const latest: LatestEvent = {
  eventId: 'page.1',
  intake: 'pipeline',
  name: 'page_view',
  occurredAt: now,
  receivedAt: now,
  arrivals: 1,
  path: '/cart',
};

const busy: Partial<AnalyticsOverview> = {
  events: 3516,
  pageLoads: 613,
  visitors: 184,
  names: [{ intake: 'pipeline', name: 'page_view', count: 613, series: [600, 13] }],
  funnel: { view: 135, add: 84, checkout: 49, purchase: 28 },
  vitals: [{ metric: 'LCP', samples: 4, p75: 2210, good: 3, needsImprovement: 1, poor: 0 }],
  errors: [
    {
      name: 'TypeError',
      message: 'x is null',
      stack: 'TypeError: x is null\n    at a (b.js:1:2)',
      count: 2,
      pageLoads: 2,
      firstAt: now,
      lastAt: now,
    },
  ],
};

async function open(
  address = '/owner/analytics',
  overview: Partial<AnalyticsOverview> = busy,
  events: readonly LatestEvent[] = [latest],
) {
  const { analytics, queries } = createFakeAnalytics(overview, events);
  const services = {
    ...createFakeServices(),
    analytics,
    experiments: {
      assign: () => ({ isKnown: true, experiments: {} }),
      running: [
        {
          name: 'hero-call',
          experimentType: 'AB_TEST' as const,
          question: 'Which words?',
          segments: [{ segmentName: 'control', variant: 'look-around', weight: 1 }],
        },
      ],
    },
  };
  const app = createMarramPages({
    services,
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
  return { queries, ...(await openPage(app, address, 'OWNER=yes')) };
}

describe('the owner’s analytics', () => {
  it('start with four key figures', async () => {
    const { texts } = await open();
    expect(texts('.analytics-tiles .owner-number')).toEqual(['184', '613', '3,516', '28']);
    expect(texts('.analytics-tiles li:last-child .hint')).toEqual(['Sales', '15% conversion rate']);
  });

  it('have a section for each question', async () => {
    const { texts } = await open();
    expect(texts('main h2')).toEqual([
      'Events over time',
      'Conversion funnel',
      'Latest events',
      'Top events',
      'Experiments',
      'Page speed',
      'Data quality',
      'Errors',
    ]);
    expect(texts('.analytics-steps .owner-fact')).toEqual(['135', '84', '49', '28']);
    expect(texts('.analytics-measure')).toEqual(['2.21 s']);
    expect(texts('.analytics-errors li > p:first-child')).toEqual(['TypeError x is null']);
    expect(texts('.analytics-latest li')).toEqual(['Page view pipeline /cart just now']);
  });

  it('have no chart without a text alternative', async () => {
    const { document } = await open();
    const pictures = [...document.querySelectorAll('main svg')];
    expect(pictures.length).toBeGreaterThan(8);
    for (const picture of pictures) {
      const isTold =
        picture.getAttribute('aria-hidden') === 'true' ||
        (picture.getAttribute('role') === 'img' &&
          document.getElementById(picture.getAttribute('aria-labelledby') ?? '') !== null &&
          document.getElementById(picture.getAttribute('aria-describedby') ?? '') !== null);
      expect(isTold).toBe(true);
    }
    expect(document.querySelectorAll('.analytics-more tbody th time')).toHaveLength(1);
  });

  it('comply with the policy of the page', async () => {
    const { text, document } = await open();
    expect(text).not.toMatch(/\sstyle="|<style|\son[a-z]+="/);
    const scripts = [...document.querySelectorAll('script:not([type="application/json"])')];
    for (const script of scripts) expect(script.getAttribute('nonce')).toBeTruthy();
    const sources = scripts.map((script) => script.getAttribute('src'));
    expect(sources).toContain('/owner-analytics.js');
    expect(document.querySelector('link[href="/owner-analytics.css"]')).not.toBeNull();
  });

  it('can be refreshed without script', async () => {
    const { document } = await open('/owner/analytics?period=week');
    const again = document.querySelector('[data-live-again]');
    expect(again?.getAttribute('href')).toBe('/owner/analytics?period=week&environment=prod');
    expect(document.querySelector('[data-live-pause]')?.hasAttribute('hidden')).toBe(true);
  });

  it.each([
    ['', 'prod', 'day'],
    ['?period=hour&environment=qa', 'qa', 'hour'],
    ['?period=century&environment=everywhere', 'prod', 'day'],
    ['?environment=__proto__', 'prod', 'day'],
  ])('of %j are those of %s, a %s', async (query, environment, period) => {
    const { document, queries } = await open(`/owner/analytics${query}`);
    const chosen = [...document.querySelectorAll('.analytics-choice [aria-current]')];
    expect(chosen.map((link) => link.getAttribute('href'))).toEqual(
      Array(2).fill(`/owner/analytics?period=${period}&environment=${environment}`),
    );
    expect(new Set(queries.map((asked) => asked.environment))).toEqual(new Set([environment]));
  });

  it('query the period, the previous one, and the last five minutes', async () => {
    const { queries } = await open();
    const at = (day: number, hour: number, minute = 0, second = 0) =>
      Date.UTC(2026, 10, day, hour, minute, second);
    expect(queries).toEqual([
      { environment: 'prod', since: at(21, 15), until: at(22, 15), buckets: 48 },
      { environment: 'prod', since: at(20, 15), until: at(21, 15) },
      { environment: 'prod', since: at(22, 14, 42, 12), until: now },
    ]);
  });

  it('have a hint when there are no events', async () => {
    const { texts } = await open('/owner/analytics', quiet, []);
    expect(texts('.owner-notice')[0]).toMatch(/^No events yet\./);
    expect(texts('.analytics-live .hint')[0]).toMatch(/^0 visitors in the last five minutes/);
    expect((await open()).texts('.owner-notice')).toEqual([]);
  });

  it('escape data that browsers have sent', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'{.end}{@}';
    const { texts, text } = await open(
      '/owner/analytics',
      {
        ...busy,
        names: [{ intake: 'pipeline', name: hostile, count: 1, series: [1] }],
        errors: [
          {
            name: hostile,
            message: hostile,
            stack: hostile,
            count: 1,
            pageLoads: 1,
            firstAt: 0,
            lastAt: 0,
          },
        ],
        experiments: [
          { name: hostile, variants: [{ variant: hostile, exposures: 1 }], crossed: 0 },
        ],
        losses: {
          arrivals: 1,
          duplicates: 0,
          missing: 0,
          pagesWithGaps: 0,
          drops: { [hostile]: 1 },
        },
      },
      [{ ...latest, eventId: hostile, name: hostile, path: hostile }],
    );
    expect(text).not.toContain('<img src=x');
    expect(texts('.analytics-errors strong')).toEqual([hostile]);
    expect(texts('.analytics-errors pre')).toEqual([hostile]);
    expect(texts('.analytics-latest bdi')[0]).toBe(hostile);
    expect(texts('.analytics-drops li span')[0]).toBe(hostile);
  });
});
