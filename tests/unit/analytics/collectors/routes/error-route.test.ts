import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverErrors, errorRoute } from '../../../../../analytics/collectors/routes/index.js';
import { removeCookie, writeCookie } from '../../../../../core/net/index.js';
import { createFakeDelivery } from '../../../../support/fake-delivery.js';

const wire = (text: string) => ({
  id: 'p.1',
  pageId: 'p',
  sequence: 1,
  wall: 1,
  monotonic: 2,
  text,
});
const sender = { pageId: 'p', wall: 5, monotonic: 6.5, drops: {} };
const one = '{"event":"error","data":{"message":"a $& \\"data\\":{"},"timestamp":1}';
const two = '{"event":"error","data":{"message":"b"},"timestamp":2}';

beforeEach(() => void vi.stubGlobal('origin', location.origin));
afterEach(() => {
  vi.unstubAllGlobals();
  removeCookie('crumb');
});

// Storefront §7: "POST /api/events/RecordJavascriptErrors | CSRF header taken from the crumb cookie; JSON list of events
// (event name, data, timestamp)".
describe('errorRoute', () => {
  it('writes a list byte for byte, with the crumb as a header', () => {
    writeCookie('crumb', 'crumb-1');
    const route = errorRoute({ origin: '', environment: 'prod' });
    expect(route.url()).toBe(`${location.origin}/api/events/RecordJavascriptErrors`);
    expect(route.encode([wire(one), wire(two)], sender, 'fetch')).toEqual({
      body:
        `[${one},{"event":"error","data":{"sender":{"page_id":"p","sent_at":5,"monotonic":6.5,"drops":{}},` +
        '"message":"b"},"timestamp":2}]',
      type: 'application/json',
      headers: { 'X-CSRF-Token': 'crumb-1' },
    });
    expect(route).toMatchObject({ name: 'errors', batch: 10, isOnce: true });
    expect(route.onFailure).toBeUndefined();
  });

  it('puts the sender where it belongs, whatever the message says', () => {
    const { body } = errorRoute({ origin: '', environment: 'prod' }).encode(
      [wire(one)],
      sender,
      'fetch',
    );
    expect(JSON.parse(body ?? '')).toMatchObject([
      { data: { sender: { page_id: 'p' }, message: 'a $& "data":{' } },
    ]);
  });

  it('reads the crumb when it sends, and has none for a beacon or another origin', () => {
    const own = errorRoute({ origin: '', environment: 'prod' });
    expect(own.encode([wire(two)], sender, 'fetch')).not.toHaveProperty('headers');
    writeCookie('crumb', 'crumb-2');
    expect(own.encode([wire(two)], sender, 'fetch').headers).toEqual({ 'X-CSRF-Token': 'crumb-2' });
    expect(own.encode([wire(two)], sender, 'beacon')).not.toHaveProperty('headers');
    const other = errorRoute({ origin: 'https://api.example', environment: 'dev' });
    expect(other.url()).toBe(
      'https://api.example/api/events/RecordJavascriptErrors?environment=dev',
    );
    const encoded = other.encode([wire(two)], sender, 'fetch');
    expect(encoded).not.toHaveProperty('headers');
    expect(encoded.type).toBe('text/plain;charset=UTF-8');
  });
});

describe('a sandboxed frame', () => {
  it('sends a type that needs no preflight request, because its origin is `null`', () => {
    writeCookie('crumb', 'crumb-3');
    vi.stubGlobal('origin', 'null');
    const encoded = errorRoute({ origin: '', environment: 'prod' }).encode(
      [wire(two)],
      sender,
      'fetch',
    );
    expect(encoded).not.toHaveProperty('headers');
    expect(encoded.type).toBe('text/plain;charset=UTF-8');
  });
});

describe('deliverErrors', () => {
  it('gives delivery an event for each error, as it goes over the wire', () => {
    const delivery = createFakeDelivery();
    deliverErrors(delivery)([
      { event: 'error', data: { message: 'a' }, stamps: { wall: 100, monotonic: 7 } },
      { event: 'warning', data: { message: 'b' }, stamps: { wall: 101, monotonic: 8 } },
    ]);
    const id = (sequence: number) => `${'p'.repeat(22)}.${sequence}`;
    expect(delivery.sent.map(({ value }) => JSON.stringify(value))).toEqual([
      `{"event":"error","data":{"message":"a","event_id":"${id(1)}","sequence":1,"occurred_at":100,"monotonic":7},"timestamp":100}`,
      `{"event":"warning","data":{"message":"b","event_id":"${id(2)}","sequence":2,"occurred_at":101,"monotonic":8},"timestamp":101}`,
    ]);
    expect(delivery.sent[0]).toMatchObject({ route: 'errors', priority: 'performance' });
  });
});
