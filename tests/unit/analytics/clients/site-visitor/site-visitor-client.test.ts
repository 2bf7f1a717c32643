import { describe, expect, it } from 'vitest';
import { createSiteVisitorClient } from '../../../../../analytics/clients/index.js';
import { createClientBench, trackedEvent } from '../../../../support/tracked-events.js';

function take(name: string, payload: Record<string, unknown>, flags: readonly string[]) {
  const bench = createClientBench();
  const client = createSiteVisitorClient({
    ...bench.options,
    hasFeature: (flag) => flags.includes(flag),
  });
  client.handle(trackedEvent(name, payload));
  return bench.sent;
}

describe('"site-visitor tracking events for product page visit, add to cart and lesson pages"', () => {
  it.each([
    ['view-product', { productType: 'physical' }, 'product-page', 'visitor-commerce-metrics'],
    ['add-to-cart', { currency: 'EUR' }, 'add-to-cart', 'visitor-commerce-metrics'],
    ['lesson-list-view', { items: [] }, 'lesson-list', 'video-paywall'],
    ['lesson-view', { lessonId: 'l-1', isAccessDenied: true }, 'lesson', 'video-paywall'],
  ])('%s, gated by a flag of storefront §6', (name, payload, visitorEvent, flag) => {
    const [sent, ...more] = take(name, payload, [flag]);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ route: 'pipeline', monotonic: 1250.5 });
    const event = JSON.parse(sent?.text ?? '') as { event_schema_name: string; content: string };
    expect(event.event_schema_name).toBe('site_visitor');
    expect(JSON.parse(event.content)).toMatchObject({
      visitor_event: visitorEvent,
      ...payload,
      analytics_id: 'analytics-4',
    });
    const others = ['visitor-commerce-metrics', 'video-paywall'].filter((other) => other !== flag);
    expect(take(name, payload, others)).toEqual([]);
  });

  it('leaves other events', () => {
    expect(take('view-cart', {}, ['visitor-commerce-metrics', 'video-paywall'])).toEqual([]);
  });

  it('is for measurement', () => {
    const { options } = createClientBench();
    expect(createSiteVisitorClient({ ...options, hasFeature: () => true })).toMatchObject({
      name: 'siteVisitor',
      purpose: 'measurement',
    });
  });
});
