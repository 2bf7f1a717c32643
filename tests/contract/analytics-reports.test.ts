import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { forget, page, post, readAcknowledgement, stored, trackingOptions } from './tracking.js';
import { createVisitor, shopOrigin, type TestVisitor } from './visitor.js';

const now = Date.UTC(2026, 10, 22, 9);
const first = page('first');
const old = page('old');
const errorsPath = '/api/events/RecordJavascriptErrors';
const recordsPath = '/api/1/performance/records';
const ids = (sequence: number, pageId = first) => ({
  event_id: `${pageId}.${sequence}`,
  sequence,
  occurred_at: now - 500,
  monotonic: 100,
});
const sender = { page_id: first, sent_at: now, monotonic: 400, drops: {} };

describeShop('Reports', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeAll(async () => {
    open = await shop.open({ ...trackingOptions, clock: { now: () => now } });
    visitor = await open.visit();
  });
  beforeEach(() => forget(open));

  describe('of errors', () => {
    // storefront §7: "CSRF header taken from the crumb cookie; JSON list of events (event name, data, timestamp)"
    it('are stored, byte for byte', async () => {
      const body =
        `[{"event":"error","data":{"name":"TypeError","message":"x is not a function","stack":"TypeError: x\\n at a.js:1:2","path":"/cart",` +
        `"event_id":"${first}.1","sequence":1,"occurred_at":${now - 500},"monotonic":100},"timestamp":${now - 500}},` +
        `{"event":"unhandled-rejection","data":{"sender":{"page_id":"${first}","sent_at":${now},"monotonic":400,"drops":{"cap":1}},` +
        `"name":"Error","message":"y","event_id":"${first}.2","sequence":2,"occurred_at":${now - 500},"monotonic":150},"timestamp":${now - 500}}]`;
      const response = await visitor.send(errorsPath, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(await response.text()).toBe(`{"n":2,"serverTime":${now}}`);
      const [one, two] = await stored(open);
      expect(one).toEqual({
        eventId: `${first}.1`,
        pageId: first,
        sequence: 1,
        intake: 'errors',
        name: 'error',
        occurredAt: now - 300,
        claimedAt: now - 500,
        receivedAt: now,
        arrivals: 1,
        content: {
          name: 'TypeError',
          message: 'x is not a function',
          stack: 'TypeError: x\n at a.js:1:2',
          path: '/cart',
          ...ids(1),
        },
        extras: {},
      });
      expect(two).toMatchObject({ name: 'unhandled-rejection', occurredAt: now - 250 });
      expect(two?.content).not.toHaveProperty('sender');
      const summary = await open.services.analytics.summary({ environment: 'prod', since: 0 });
      expect(summary.drops).toEqual({ cap: 1 });
    });

    it('are dated by their timestamp if they have no other time', async () => {
      const report = { event: 'error', data: { message: 'x' }, timestamp: now - 7000 };
      await readAcknowledgement(await visitor.send(errorsPath, { method: 'POST', json: [report] }));
      expect(await stored(open)).toMatchObject([
        { pageId: null, claimedAt: now - 7000, occurredAt: now - 7000 },
      ]);
    });

    it('require the cookie’s crumb, if there is a cookie and no Origin header', async () => {
      const json = [{ event: 'error', data: ids(1), timestamp: now }];
      const send = async (headers: Record<string, string>, by = visitor) =>
        (await by.send(errorsPath, { method: 'POST', json, headers, withoutCrumb: true })).status;
      expect(await send({ 'X-CSRF-Token': 'wrong', Origin: shopOrigin })).toBe(403);
      expect(await send({})).toBe(403);
      expect(await send({ Origin: shopOrigin })).toBe(200);
      expect(await send({}, createVisitor(open.app))).toBe(200);
      expect(await send({ Origin: 'https://evil.test' })).toBe(403);
      expect(await stored(open)).toMatchObject([{ arrivals: 2 }]);
    });

    it.each([
      ['no list', { event: 'error', data: {}, timestamp: now }],
      ['an empty list', []],
      ['no timestamp', [{ event: 'error', data: {} }]],
      ['a timestamp beyond all dates', [{ event: 'error', data: {}, timestamp: 1e300 }]],
      ['no data', [{ event: 'error', timestamp: now }]],
      ['data that are a text', [{ event: 'error', data: 'x', timestamp: now }]],
      ['a wrong number', [{ event: 'error', data: { ...ids(1), sequence: 2 }, timestamp: now }]],
      ['more than 500', Array(501).fill({ event: 'e', data: {}, timestamp: 1 })],
    ])('are refused with %s', async (_, json) => {
      const response = await visitor.send(errorsPath, { method: 'POST', json });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-request' });
      expect(await stored(open)).toEqual([]);
    });
  });

  describe('of performance', () => {
    // platform §7: "GET /api/1/performance/settings | none | returns pageLoadId; timeout 30 s"
    it('get a new page load id from the server each time', async () => {
      const visitor = createVisitor(open.app);
      const fetchId = async () => {
        const response = await visitor.send('/api/1/performance/settings');
        expect(response.status).toBe(200);
        return (await response.json()) as Record<string, unknown>;
      };
      const [one, two] = [await fetchId(), await fetchId()];
      expect(Object.keys(one)).toEqual(['pageLoadId']);
      expect(one.pageLoadId).toMatch(/^[\w-]{22}$/);
      expect(two.pageLoadId).not.toBe(one.pageLoadId);
      expect(visitor.cookies.size).toBe(0);
    });

    // platform §7: "POST /api/1/performance/records | batch of events"
    it('are stored, byte for byte, each with its page load', async () => {
      const body =
        '{"pageLoadId":"load-2","records":[' +
        `{"pageLoadId":"load-1","type":"web-vital","name":"LCP","id":"v5-1","value":1234.5,"delta":1234.5,"rating":"good","navigationType":"navigate","path":"/","event_id":"${old}.9","sequence":9,"occurred_at":${now - 60_000},"monotonic":30000},` +
        `{"type":"page-speed","loadEventEnd":812,"event_id":"${first}.4","sequence":4,"occurred_at":${now - 500},"monotonic":100}],` +
        `"sender":{"page_id":"${first}","sent_at":${now},"monotonic":400,"drops":{}}}`;
      const response = await post(open, recordsPath, body, { 'Content-Type': 'application/json' });
      expect(await response.text()).toBe(`{"n":2,"serverTime":${now}}`);
      expect(await stored(open)).toMatchObject([
        {
          eventId: `${first}.4`,
          intake: 'performance',
          name: 'page-speed',
          occurredAt: now - 300,
          content: { pageLoadId: 'load-2', type: 'page-speed', loadEventEnd: 812 },
        },
        {
          eventId: `${old}.9`,
          name: 'LCP',
          occurredAt: now - 60_000,
          content: { pageLoadId: 'load-1', name: 'LCP', id: 'v5-1', value: 1234.5 },
        },
      ]);
    });

    it.each([
      ['no page load', { records: [{}] }],
      ['an empty page load', { pageLoadId: '', records: [{}] }],
      ['no records', { pageLoadId: 'a' }],
      ['an empty batch', { pageLoadId: 'a', records: [] }],
      ['a record that is a text', { pageLoadId: 'a', records: ['x'] }],
      ['a record whose name is a number', { pageLoadId: 'a', records: [{ name: 1 }] }],
      ['a member that nobody knows', { pageLoadId: 'a', records: [{}], note: 1 }],
      ['more than 500', { pageLoadId: 'a', records: Array(501).fill({}) }],
    ])('are refused with %s', async (_, body) => {
      const response = await post(open, recordsPath, body);
      expect(response.status).toBe(400);
      expect(await stored(open)).toEqual([]);
    });

    it('are of own and listed pages', async () => {
      const body = { pageLoadId: 'a', records: [{}] };
      const response = await post(open, recordsPath, body, { Origin: 'https://evil.test' });
      expect(await response.json()).toMatchObject({ code: 'origin-refused' });
    });

    it('are refused with a sender with a negative running time', async () => {
      const body = { pageLoadId: 'a', records: [ids(1)], sender: { ...sender, monotonic: -1 } };
      expect((await post(open, recordsPath, body)).status).toBe(400);
    });
  });

  // platform §7: "GET /api/commerce/fullstory/getId | none | returns an id string"
  it('get a recording id: a JSON text, and never the ignored one', async () => {
    const response = await createVisitor(open.app).send('/api/commerce/fullstory/getId');
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    const id: unknown = await response.json();
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(id).not.toBe('automated-mock-id');
  });
});
