import { describe, expect, it } from 'vitest';
import { rateVital, vitalsView } from '../../../../../../shop/owner/views/analytics/vitals.js';

describe('rateVital', () => {
  it.each([
    ['LCP', 2500, 'good'],
    ['LCP', 2501, 'between'],
    ['LCP', 4000, 'between'],
    ['LCP', 4001, 'poor'],
    ['INP', 200, 'good'],
    ['INP', 500, 'between'],
    ['INP', 501, 'poor'],
    ['CLS', 0.1, 'good'],
    ['CLS', 0.25, 'between'],
    ['CLS', 0.26, 'poor'],
    ['FCP', 1800, 'good'],
    ['FCP', 3000, 'between'],
    ['FCP', 3001, 'poor'],
    ['TTFB', 800, 'good'],
    ['TTFB', 1800, 'between'],
    ['TTFB', 1801, 'poor'],
  ] as const)('%s of %s is %s', (metric, value, rating) => {
    expect(rateVital(metric, value)).toBe(rating);
  });
});

describe('vitalsView', () => {
  const lcp = {
    metric: 'LCP',
    samples: 200,
    p75: 2210,
    good: 166,
    needsImprovement: 31,
    poor: 3,
  } as const;
  const cls = {
    metric: 'CLS',
    samples: 2,
    p75: 0.1049,
    good: 1,
    needsImprovement: 1,
    poor: 0,
  } as const;

  it('has a value, a rating and a text', () => {
    expect(vitalsView([lcp])[0]).toEqual({
      metric: 'LCP',
      title: 'Main content visible',
      measured: {
        value: '2.21 s',
        tone: 'good',
        rating: 'Good',
        samples: '200 visits',
        words: '83% good, 16% need improvement, 1.5% poor',
        parts: [
          { tone: 'good', x: 0, width: 83 },
          { tone: 'between', x: 83, width: 15.5 },
          { tone: 'poor', x: 98.5, width: 1.5 },
        ],
      },
    });
  });

  it('gives a shift no unit, and a value over its limit a third digit', () => {
    expect(vitalsView([cls])[2]?.measured).toMatchObject({
      value: '0.105',
      rating: 'Needs improvement',
    });
  });

  it('keeps the place of a metric without values', () => {
    const view = vitalsView([cls]);
    expect(view.map(({ metric }) => metric)).toEqual(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']);
    expect(view.filter(({ measured }) => measured === null)).toHaveLength(4);
  });
});
