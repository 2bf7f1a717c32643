import { describe, expect, it } from 'vitest';
import { createPipelineClient } from '../../../../../analytics/clients/index.js';
import {
  createClientBench,
  customEvent,
  definedEvent,
  stamps,
  trackedEvent,
} from '../../../../support/tracked-events.js';

describe('the pipeline client', () => {
  it('is for measurement', () => {
    const client = createPipelineClient(createClientBench().options);
    expect(client).toMatchObject({ name: 'pipeline', purpose: 'measurement' });
  });

  it('"wraps the payload with the event schema name", "the content is sent as a JSON string"', () => {
    const bench = createClientBench();
    const [handle] = createPipelineClient(bench.options).handle(trackedEvent('view-cart'));
    expect(handle?.state).toBe('stored');
    const event = JSON.parse(bench.sent[0]!.text) as Record<string, unknown>;
    expect(Object.keys(event)).toEqual(['event_schema_name', 'content']);
    expect(event['event_schema_name']).toBe('view_cart');
    expect(typeof event['content']).toBe('string');
    expect(JSON.parse(String(event['content']))).toMatchObject({ page_host: 'shop.example' });
  });

  it.each([
    ['purchase', { orderId: 'o-1' }, 'purchase'],
    ['add-to-cart', {}, 'intent'],
    ['page-view', { navigation: 'navigate' }, 'view'],
  ])('sends %s as %j dear as %s, with its own stamps', (name, payload, priority) => {
    const bench = createClientBench();
    const at = { wall: stamps.wall - 5000, monotonic: 10 };
    createPipelineClient(bench.options).handle(trackedEvent(name, payload, { stamps: at }));
    expect(bench.sent).toEqual([expect.objectContaining({ route: 'pipeline', priority, ...at })]);
  });

  it('sends custom events', () => {
    const bench = createClientBench();
    createPipelineClient(bench.options).handle(customEvent('mine', {}));
    expect(JSON.parse(bench.sent[0]!.text)).toMatchObject({ event_schema_name: 'custom_event' });
  });

  it('leaves events without a schema alone', () => {
    const bench = createClientBench();
    expect(createPipelineClient(bench.options).handle(definedEvent({}))).toEqual([]);
    expect(bench.sent).toEqual([]);
  });
});
