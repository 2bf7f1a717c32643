import { describe, expect, it } from 'vitest';
import { createDataLayerClient } from '../../../../../analytics/clients/index.js';
import type { TrackedEvent } from '../../../../../analytics/events/index.js';
import {
  createClientBench,
  definedEvent,
  trackedEvent,
} from '../../../../support/tracked-events.js';

const items = [
  { id: 'mug', name: 'Mug', sku: 'mug-red', variant: 'Red', price: 19.9, quantity: 2 },
];
const item = { item_id: 'mug', item_name: 'Mug', item_variant: 'Red', price: 19.9, quantity: 2 };

function tell(event: TrackedEvent, target: { dataLayer?: unknown } = {}): unknown {
  const { reporter } = createClientBench().options;
  createDataLayerClient({ reporter, target }).handle(event);
  return target.dataLayer;
}

describe('the dataLayer bridge', () => {
  it('puts an event about things in as "ecommerce", after taking the last one out', () => {
    const payload = { currency: 'EUR', value: 39.8, items, cartId: 'secret' };
    expect(tell(trackedEvent('add-to-cart', payload))).toEqual([
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 39.8, items: [item] } },
    ]);
  });

  it('names the order of a purchase', () => {
    const payload = { orderId: 'o-7', currency: 'EUR', value: 50, tax: 8, shipping: 4, items };
    expect(tell(trackedEvent('purchase', payload))).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'o-7',
          currency: 'EUR',
          value: 50,
          tax: 8,
          shipping: 4,
          items: [item],
        },
      },
    ]);
  });

  it('puts another event in flat, without what names somebody or is not in the catalogue', () => {
    const event = definedEvent(
      { dataLayer: 'x', fields: { label: 'text', unit: 'identifier', from: 'location' } },
      { label: 'a', unit: 'visitor', from: '/b?c', stranger: 1, destinationUrl: '/d' },
    );
    expect(tell(event)).toEqual([{ event: 'x', label: 'a' }]);
  });

  it('adds to the layer that is there', () => {
    const dataLayer: unknown[] = [{ event: 'gtm.js' }];
    tell(trackedEvent('newsletter-subscribe', { formId: 'f' }), { dataLayer });
    expect(dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'sign_up', formId: 'f' }]);
  });

  it.each([
    ['an event without a name there', definedEvent({})],
    ['a cookieless event', trackedEvent('purchase', { items }, { treatment: 'cookieless' })],
    ['a test order', trackedEvent('purchase', { items, testMode: true })],
  ])('does not hear of %s', (_, event) => {
    expect(tell(event)).toBeUndefined();
  });

  it('is for marketing', () => {
    const { reporter } = createClientBench().options;
    expect(createDataLayerClient({ reporter })).toMatchObject({
      name: 'dataLayer',
      purpose: 'marketing',
    });
  });
});
