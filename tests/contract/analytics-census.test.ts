import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  forget,
  formType,
  page,
  post,
  readAcknowledgement,
  stored,
  trackingOptions,
} from './tracking.js';
import { shopOrigin } from './visitor.js';

const now = Date.UTC(2026, 10, 22, 9);
const first = page('first');
const hitPath = '/api/census/RecordHit';
const ids = (sequence: number) => ({
  event_id: `${first}.${sequence}`,
  sequence,
  occurred_at: now - 400,
  monotonic: 100,
});
const sender = { page_id: first, sent_at: now, monotonic: 400, drops: {} };
const viewPath = (id: string, query: Record<string, string> = {}) =>
  `/api/census/RecordQuickView/${id}?${new URLSearchParams(query)}`;

describeShop('The census', (shop) => {
  let open: OpenShop;

  beforeAll(async () => {
    open = await shop.open({ ...trackingOptions, clock: { now: () => now } });
  });
  beforeEach(() => forget(open));

  const codeOf = async (response: Response) => {
    const { code } = (await response.json()) as { code: string };
    return [response.status, code];
  };

  // storefront §7: "POST /api/census/RecordHit | form-encoded event, data (JSON), ss_cvr | failures ignored"
  it('records a hit, byte for byte', async () => {
    const body =
      'event=page-view&data=%7B%22url%22%3A%22https%3A%2F%2Fshop.test%2Fshop%2Fmug%3Fa%3D1%22%2C%22visitorCookie%22%3A%22v-1%22%2C' +
      `%22event_id%22%3A%22${first}.1%22%2C%22sequence%22%3A1%2C%22occurred_at%22%3A${now - 400}%2C%22monotonic%22%3A100%2C` +
      `%22sender%22%3A%7B%22page_id%22%3A%22${first}%22%2C%22sent_at%22%3A${now}%2C%22monotonic%22%3A400%2C%22drops%22%3A%7B%7D%7D%7D&ss_cvr=v-1`;
    const response = await post(open, hitPath, body);
    expect(await response.text()).toBe(`{"n":1,"serverTime":${now}}`);
    expect(await stored(open)).toEqual([
      {
        eventId: `${first}.1`,
        pageId: first,
        sequence: 1,
        intake: 'census',
        name: 'page-view',
        occurredAt: now - 300,
        claimedAt: now - 400,
        receivedAt: now,
        arrivals: 1,
        content: {
          url: 'https://shop.test/shop/mug?a=1',
          visitorCookie: 'v-1',
          ...ids(1),
          sender,
        },
        extras: { ss_cvr: 'v-1' },
      },
    ]);
    const [latest] = await open.services.analytics.latest({ environment: 'prod', limit: 1 });
    expect(latest?.path).toBe('/shop/mug');
  });

  it('records a hit without a visitor cookie', async () => {
    for (const body of ['event=x&data=%7B%7D', 'event=x&data=%7B%7D&ss_cvr=']) {
      expect(await readAcknowledgement(await post(open, hitPath, body))).toMatchObject({ n: 1 });
    }
    expect(await stored(open)).toMatchObject([{ extras: {} }, { extras: {} }]);
  });

  it.each([
    ['data=%7B%7D', 400],
    ['event=x', 400],
    ['event=x&data=%7B%7D&note=1', 400],
    ['event=x&data=%7B', 400],
    ['event=x&data=%7B%22sender%22%3A%7B%7D%7D', 400],
    ['event=x&data=%7B%7D&ss_cvr=%00', 400],
    ['event=x&event=y&data=%7B%7D', 400],
  ])('refuses the hit %s', async (body, status) => {
    expect((await post(open, hitPath, body)).status).toBe(status);
    expect(await stored(open)).toEqual([]);
  });

  // storefront §7: "visitorCookie and page fields", "formId, visitorCookie, page fields"
  it.each([
    ['button-click', {}],
    ['button-render', {}],
    ['form-render', { formId: 'contact' }],
    ['overlay', {}],
  ])('takes %s once, in JSON of either type', async (call, fields) => {
    const body = { visitorCookie: 'v-1', title: 'Mug', ...fields, ...ids(2), sender };
    const path = `/api/census/${call}`;
    expect(await (await post(open, path, body)).text()).toBe(`{"n":1,"serverTime":${now}}`);
    await readAcknowledgement(
      await post(open, path, JSON.stringify(body), { 'Content-Type': 'text/plain;charset=UTF-8' }),
    );
    expect(await stored(open)).toMatchObject([
      {
        intake: call,
        name: call,
        arrivals: 2,
        occurredAt: now - 300,
        content: { visitorCookie: 'v-1', title: 'Mug', ...fields, ...ids(2) },
      },
    ]);
    expect((await stored(open))[0]?.content).not.toHaveProperty('sender');
    await readAcknowledgement(
      await post(open, `${path}?environment=dev`, { visitorCookie: null, ...fields }),
    );
    expect(await stored(open, 'dev')).toHaveLength(1);
  });

  it.each([
    ['button-click', 415, formType, 'visitorCookie=x'],
    ['button-click', 400, 'application/json', '{'],
    ['button-click', 400, 'application/json', '[]'],
    ['button-click', 400, 'application/json', '{"visitorCookie":1}'],
    ['overlay', 400, 'application/json', '{"sequence":1}'],
    ['overlay', 400, 'application/json', `{"event_id":"${first}.2","sequence":1}`],
    ['form-render', 400, 'application/json', '{"visitorCookie":"v"}'],
    ['form-render', 400, 'application/json', '{"formId":1}'],
    ['button-hover', 404, 'application/json', '{}'],
  ])('refuses %s with %i: %s %s', async (call, status, type, body) => {
    const response = await post(open, `/api/census/${call}`, body, { 'Content-Type': type });
    expect(response.status).toBe(status);
  });

  it('accepts own and listed pages only', async () => {
    const options = { ...trackingOptions, allowedOrigins: ['https://blog.test'] };
    const listing = await shop.openCopy(options);
    const from = (origin: string, path: string, body: string | object) =>
      post(listing, path, body, { Origin: origin });
    for (const [path, body] of [
      [hitPath, 'event=x&data=%7B%7D'],
      ['/api/census/overlay', {}],
    ] as const) {
      expect((await from('https://blog.test', path, body)).status).toBe(200);
      expect((await from(shopOrigin, path, body)).status).toBe(200);
      expect(await codeOf(await from('https://evil.test', path, body))).toEqual([
        403,
        'origin-refused',
      ]);
    }
  });

  const views = async () => (await open.database.query('select * from quick_views')).rows;

  // storefront §7: "POST /api/census/RecordQuickView/{id} | no body | ignored"
  it('counts a quick view with an event id once, however often it arrives', async () => {
    const query = {
      event_id: `${first}.5`,
      sequence: '5',
      occurred_at: String(now - 300),
      monotonic: '100.00000000000012',
      sender: JSON.stringify(sender),
    };
    const record = () => post(open, viewPath('item-mug', query), '');
    const answers = await Promise.all(Array.from({ length: 10 }, record));
    for (const answer of answers) {
      expect(await readAcknowledgement(answer)).toEqual({ n: 1, serverTime: now });
    }
    expect(await views()).toEqual([{ product_id: 'item-mug', views: 1 }]);
    expect(await stored(open)).toMatchObject([
      {
        eventId: `${first}.5`,
        intake: 'quick-view',
        name: 'quick-view',
        occurredAt: now - 300,
        arrivals: 10,
        content: { itemId: 'item-mug' },
      },
    ]);
  });

  it('stores the view of a deleted product, so that clients stop resending it', async () => {
    const query = { event_id: `${first}.5`, sequence: '5', environment: 'qa' };
    const response = await post(open, viewPath('item-none', query), '');
    expect(await readAcknowledgement(response)).toMatchObject({ n: 1 });
    expect(await views()).toEqual([]);
    expect(await stored(open, 'qa')).toMatchObject([{ content: { itemId: 'item-none' } }]);
  });

  it.each([
    [{ event_id: 'x', sequence: '5' }],
    [{ event_id: `${first}.5` }],
    [{ event_id: `${first}.5`, sequence: '6' }],
    [{ event_id: `${first}.5`, sequence: '5x' }],
    [{ event_id: `${first}.5`, sequence: '' }],
    [{ event_id: `${first}.5`, sequence: '5', monotonic: '-1' }],
    [{ event_id: `${first}.5`, sequence: '5', sender: '{}' }],
    [{ event_id: `${first}.5`, sequence: '5', environment: 'live' }],
  ])('refuses the quick view %j', async (query) => {
    expect(await codeOf(await post(open, viewPath('item-mug', query), ''))).toEqual([
      400,
      'invalid-request',
    ]);
    expect(await views()).toEqual([]);
  });
});
