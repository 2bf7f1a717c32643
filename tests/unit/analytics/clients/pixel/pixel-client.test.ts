import { describe, expect, it } from 'vitest';
import { createPixelClient, type PixelOptions } from '../../../../../analytics/clients/index.js';
import type { TrackedEvent } from '../../../../../analytics/events/index.js';
import {
  createClientBench,
  customEvent,
  definedEvent,
  trackedEvent,
} from '../../../../support/tracked-events.js';

const mug = { id: 'mug', name: 'Mug', sku: 'mug-red', price: 19.9, quantity: 2 };
const sale = { currency: 'EUR', value: 39.8, items: [mug, { id: 'pot', name: 'Pot' }] };
const told = {
  content_type: 'product',
  content_ids: ['mug', 'pot'],
  contents: [
    { id: 'mug', quantity: 2, item_price: 19.9 },
    { id: 'pot', quantity: 1 },
  ],
  value: 39.8,
  currency: 'EUR',
};

function tell(event: TrackedEvent, changes: Partial<PixelOptions> = {}): unknown[][] {
  const calls: unknown[][] = [];
  const target = { fbq: (...values: unknown[]) => calls.push(values) };
  const { reporter } = createClientBench().options;
  createPixelClient({ reporter, target, ...changes }).handle(event);
  return calls;
}

describe('the pixel client', () => {
  it.each([
    ['view-product', 'ViewContent'],
    ['add-to-cart', 'AddToCart'],
  ])('tells of "add-to-cart and view-product pixel events": %s → %s', (name, standard) => {
    expect(tell(trackedEvent(name, sale))).toEqual([['track', standard, told]]);
  });

  it("tells of a purchase under the order's name, which the pixel counts once", () => {
    expect(tell(trackedEvent('purchase', { ...sale, orderId: 'order-7', cartId: 'c' }))).toEqual([
      ['track', 'Purchase', told, { eventID: 'purchase.order-7' }],
    ]);
  });

  it('tells the one pixel that is meant', () => {
    const changes = { pixelId: '123' };
    expect(tell(trackedEvent('add-to-cart', sale), changes)).toEqual([
      ['trackSingle', '123', 'AddToCart', told],
    ]);
    expect(tell(customEvent('mine', { a: 1 }), changes)).toEqual([
      ['trackSingleCustom', '123', 'mine'],
    ]);
  });

  it('is "fired for tracked events when an ad pixel exists": by name, and nothing of what they say', () => {
    expect(tell(trackedEvent('view-cart', { ...sale, cartId: 'secret' }))).toEqual([
      ['trackCustom', 'view-cart'],
    ]);
  });

  it.each([
    ['a drawn thing', definedEvent({ priority: 'render' })],
    ['a measurement', definedEvent({ priority: 'performance' })],
    ['an event kept from it', definedEvent({ pixel: null })],
    ['a cookieless event', trackedEvent('add-to-cart', sale, { treatment: 'cookieless' })],
    ['a test order', trackedEvent('purchase', { ...sale, orderId: 'o', testMode: true })],
  ])('does not hear of %s', (_, event) => {
    expect(tell(event)).toEqual([]);
  });

  it('does nothing while the page has no pixel, and calls one that comes late', () => {
    const { reporter } = createClientBench().options;
    const target: Record<string, unknown> = {};
    const client = createPixelClient({ reporter, target });
    expect(client.handle(trackedEvent('add-to-cart', sale))).toEqual([]);
    const calls: unknown[][] = [];
    target['fbq'] = (...values: unknown[]) => calls.push(values);
    client.handle(trackedEvent('add-to-cart', sale));
    expect(calls).toHaveLength(1);
  });

  it('is for marketing', () => {
    const { reporter } = createClientBench().options;
    expect(createPixelClient({ reporter })).toMatchObject({ name: 'pixel', purpose: 'marketing' });
  });

  it('keeps what the pixel throws from the page, and reports it once', () => {
    const bench = createClientBench();
    const fault = new Error('pixel');
    const target = {
      fbq() {
        throw fault;
      },
    };
    const client = createPixelClient({ reporter: bench.options.reporter, target });
    for (let count = 0; count < 3; count += 1) {
      expect(client.handle(trackedEvent('add-to-cart', sale))).toEqual([]);
    }
    expect(bench.faults).toEqual([fault]);
  });
});
