import { describe, expect, it } from 'vitest';
import { createTagClient, type TagOptions } from '../../../../../analytics/clients/index.js';
import type { TrackedEvent } from '../../../../../analytics/events/index.js';
import { createClientBench, trackedEvent } from '../../../../support/tracked-events.js';

const items = [{ id: 'mug', name: 'Mug', sku: 'mug-red', price: 19.9, quantity: 2 }];
const order = {
  orderId: 'order-7',
  currency: 'EUR',
  value: 47.3,
  tax: 7.5,
  shipping: 4,
  testMode: false,
  items,
};
const told = {
  transaction_id: 'order-7',
  currency: 'EUR',
  value: 47.3,
  tax: 7.5,
  shipping: 4,
  items: [{ item_id: 'mug', item_name: 'Mug', item_variant: 'mug-red', price: 19.9, quantity: 2 }],
};

function tell(event: TrackedEvent, changes: Partial<TagOptions> = {}): unknown[][] {
  const calls: unknown[][] = [];
  const target = { gtag: (...values: unknown[]) => calls.push(values) };
  const { reporter } = createClientBench().options;
  createTagClient({ reporter, target, ...changes }).handle(event);
  return calls;
}

describe('"a purchase event to a global tag function"', () => {
  it('has the order in the words of GA4, without ids of carts', () => {
    expect(tell(trackedEvent('purchase', { ...order, cartId: 'cart-1' }))).toEqual([
      ['event', 'purchase', told],
    ]);
  });

  it('names the tag that is meant', () => {
    expect(tell(trackedEvent('purchase', order), { tagId: 'AW-1' })).toEqual([
      ['event', 'purchase', { send_to: 'AW-1', ...told }],
    ]);
  });

  it.each([
    ['another event', trackedEvent('view-cart', order)],
    ['a test order', trackedEvent('purchase', { ...order, testMode: true })],
    ['a cookieless event', trackedEvent('purchase', order, { treatment: 'cookieless' })],
  ])('is not told of %s', (_, event) => {
    expect(tell(event)).toEqual([]);
  });

  it('is for marketing, and does nothing without a tag function', () => {
    const { reporter } = createClientBench().options;
    const client = createTagClient({ reporter, target: { gtag: 'no function' } });
    expect(client).toMatchObject({ name: 'tag', purpose: 'marketing' });
    expect(client.handle(trackedEvent('purchase', order))).toEqual([]);
  });
});
