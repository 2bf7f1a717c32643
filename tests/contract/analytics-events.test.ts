import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  forget,
  eventsPath,
  page,
  post,
  readAcknowledgement,
  sendEvents,
  senderOf,
  stored,
  trackingOptions,
  wire,
} from './tracking.js';
import { shopOrigin } from './visitor.js';

const now = Date.UTC(2026, 10, 22, 9);
const first = page('first');

/** The body of the pipeline client on its own origin. */
const jsonBody =
  '{"events":[{"event_schema_name":"add_to_cart","content":"{\\"analytics_id\\":\\"a-1\\",\\"session_id\\":\\"s-1\\",' +
  '\\"page_path\\":\\"/shop/mug\\",\\"source_environment\\":\\"prod\\",\\"value\\":24,\\"currency\\":\\"USD\\"}",' +
  `"event_id":"${first}.7","sequence":7,"occurred_at":${now - 5000},"monotonic":1200.5}],` +
  `"sender":{"page_id":"${first}","sent_at":${now - 10},"monotonic":2200.5,"drops":{"cap":2}}}`;

/** The same across origins, and as a beacon. */
const formBody =
  'events=%5B%7B%22event_schema_name%22%3A%22add_to_cart%22%2C%22content%22%3A%22%7B%5C%22analytics_id%5C%22%3A%5C%22a-1' +
  '%5C%22%2C%5C%22session_id%5C%22%3A%5C%22s-1%5C%22%2C%5C%22page_path%5C%22%3A%5C%22%2Fshop%2Fmug%5C%22%2C%5C%22source_environment' +
  '%5C%22%3A%5C%22prod%5C%22%2C%5C%22value%5C%22%3A24%2C%5C%22currency%5C%22%3A%5C%22USD%5C%22%7D%22%2C%22event_id%22%3A%22' +
  `${first}.7%22%2C%22sequence%22%3A7%2C%22occurred_at%22%3A${now - 5000}%2C%22monotonic%22%3A1200.5%7D%5D` +
  `&sender=%7B%22page_id%22%3A%22${first}%22%2C%22sent_at%22%3A${now - 10}%2C%22monotonic%22%3A2200.5%2C%22drops%22%3A%7B%22cap%22%3A2%7D%7D`;

describeShop('Events of the pipeline', (shop) => {
  let open: OpenShop;

  beforeAll(async () => {
    open = await shop.open({ ...trackingOptions, clock: { now: () => now } });
  });
  beforeEach(() => forget(open));

  const expectProblem = async (
    response: Response,
    status: number,
    code: string,
    field?: string,
  ) => {
    const problem = (await response.json()) as { code: string; errors?: Record<string, string> };
    expect([response.status, problem.code]).toEqual([status, code]);
    if (field !== undefined) expect(Object.keys(problem.errors ?? {})).toContain(field);
  };

  it('are stored without the secrets that another or an older client has sent', async () => {
    const address = `${shopOrigin}/checkout?cartToken=t-secret&x=1`;
    const nested = JSON.stringify({ link: '/order-confirmed/o-secret' });
    const pipeline = {
      page_path: '/order-confirmed/o-secret',
      page_query_params: '?cartToken=t-secret',
      page_referrer_url: address,
      email: 'e-secret@example.com',
      deep: [{ nested, next: `/in?to=${encodeURIComponent(address)}` }],
    };
    const data = JSON.stringify({
      url: address,
      referrer: address,
      queryString: '?token=t-secret',
    });
    const escaped = String.raw`{"pagePath":"\/order-confirmed\/o-secret","tok\u0065n":"t-secret"}`;
    const error = {
      message: `GET ${address}`,
      stack: `Error\n at ${address}:1:2`,
      path: '/orders/o-secret',
    };
    const sends = [
      sendEvents(open, [wire(first, 1, { content: pipeline })]),
      post(
        open,
        '/api/census/RecordHit',
        new URLSearchParams({ event: 'page-view', data }).toString(),
      ),
      post(
        open,
        '/api/events/RecordEvent',
        new URLSearchParams({ event: 'purchase', data: escaped, from: address }).toString(),
      ),
      post(open, '/api/events/RecordJavascriptErrors', [
        { event: 'error', data: error, timestamp: now },
      ]),
      post(open, '/api/1/performance/records', {
        pageLoadId: 'p',
        records: [{ name: 'LCP', path: '/order-confirmed/o-secret' }],
      }),
    ];
    expect((await Promise.all(sends)).map(({ status }) => status)).toEqual(sends.map(() => 200));
    expect(await stored(open)).toHaveLength(sends.length);
    const { rows } = await open.database.query('select * from tracked_events');
    expect(JSON.stringify(rows)).not.toContain('secret');
    expect(JSON.stringify(rows)).toContain('/checkout?cartToken=redacted&x=1');
  });

  // platform §7: "beacon with form-encoded body, or XHR with JSON body"
  it.each([
    ['JSON', 'application/json', jsonBody],
    ['a form', 'application/x-www-form-urlencoded;charset=UTF-8', formBody],
    ['JSON that needs no preflight', 'text/plain;charset=UTF-8', jsonBody],
  ])('are stored from %s, byte for byte', async (_, type, body) => {
    const response = await post(open, eventsPath, body, { 'Content-Type': type });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe(`{"n":1,"serverTime":${now}}`);
    expect(await stored(open)).toEqual([
      {
        eventId: `${first}.7`,
        pageId: first,
        sequence: 7,
        intake: 'pipeline',
        name: 'add_to_cart',
        occurredAt: now - 1010,
        claimedAt: now - 5000,
        receivedAt: now,
        arrivals: 1,
        content: {
          analytics_id: 'a-1',
          session_id: 's-1',
          page_path: '/shop/mug',
          source_environment: 'prod',
          value: 24,
          currency: 'USD',
        },
        extras: {},
      },
    ]);
    const { rows } = await open.database.query('select content from tracked_events');
    expect(rows).toEqual([
      {
        content:
          '{"analytics_id":"a-1","session_id":"s-1","page_path":"/shop/mug","source_environment":"prod","value":24,"currency":"USD"}',
      },
    ]);
    expect(
      (await open.services.analytics.summary({ environment: 'prod', since: 0 })).drops,
    ).toEqual({
      cap: 2,
    });
  });

  it('are stored unchanged, whatever characters they contain', async () => {
    const content = {
      text: 'ä \u0000 \ud800 😀 "quoted"',
      list: [1, [2]],
      ['__proto__']: { deep: true },
    };
    const event = { ...wire(first, 1), content: JSON.stringify(content) };
    await readAcknowledgement(await sendEvents(open, [event]));
    const [{ content: kept } = { content: {} }] = await stored(open);
    expect(JSON.stringify(kept)).toBe(JSON.stringify(content));
  });

  it('are five hundred in a request at most', async () => {
    const small = (sequence: number) => ({ ...wire(first, sequence), content: '{}' });
    const events = Array.from({ length: 500 }, (_, index) => small(index + 1)).map(
      ({ event_schema_name, content, event_id, sequence }) => ({
        event_schema_name,
        content,
        event_id,
        sequence,
      }),
    );
    expect(await readAcknowledgement(await sendEvents(open, events))).toMatchObject({ n: 500 });
    await expectProblem(
      await sendEvents(open, [...events, { event_schema_name: 'x', content: '{}' }]),
      400,
      'invalid-request',
      'events',
    );
    await expectProblem(await sendEvents(open, []), 400, 'invalid-request', 'events');
  });

  it('of more than 64 kB are not read', async () => {
    const response = await post(open, eventsPath, `events=${'x'.repeat(65_536)}`);
    await expectProblem(response, 413, 'body-too-large');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('without ids are stored each time', async () => {
    const event = { event_schema_name: 'page_view', content: '{"page_path":"/"}' };
    await sendEvents(open, [event, event]);
    await sendEvents(open, [event]);
    const events = await stored(open);
    expect(events).toHaveLength(3);
    expect(events).toMatchObject(
      Array(3).fill({
        pageId: null,
        sequence: null,
        claimedAt: null,
        occurredAt: now,
        arrivals: 1,
      }),
    );
    expect(await open.services.analytics.summary({ environment: 'prod', since: 0 })).toMatchObject({
      events: 3,
      pageLoads: 0,
      missing: 0,
    });
  });

  // platform §3: "Source environments: dev, qa, staging, prod."
  it('are stored separately by source environment', async () => {
    const environments = ['dev', 'qa', 'staging', 'prod'] as const;
    const events = environments.map((environment) =>
      wire(first, 1, { content: { source_environment: environment } }),
    );
    expect(await readAcknowledgement(await sendEvents(open, events))).toMatchObject({ n: 4 });
    for (const environment of environments) {
      expect(await stored(open, environment)).toMatchObject([
        { eventId: `${first}.1`, arrivals: 1, content: { source_environment: environment } },
      ]);
    }
  });

  it.each([
    [
      'an unknown environment',
      { content: '{"source_environment":"live"}' },
      'events.1.content.source_environment',
    ],
    ['content that is no JSON', { content: '{' }, 'events.1.content'],
    ['content that is no object', { content: '[]' }, 'events.1.content'],
    ['content that is not a text', { content: {} }, 'events.1.content'],
    [
      'content that is nested too deep',
      { content: `{"a":${'['.repeat(40)}${']'.repeat(40)}}` },
      'events.1.content',
    ],
    ['no name', { event_schema_name: '' }, 'events.1.event_schema_name'],
    ['a name of two lines', { event_schema_name: 'a\nb' }, 'events.1.event_schema_name'],
    [
      'a name that is too long',
      { event_schema_name: 'x'.repeat(201) },
      'events.1.event_schema_name',
    ],
    ['another number than its id', { sequence: 3 }, 'events.1.sequence'],
    ['no number', { sequence: undefined }, 'events.1.sequence'],
    ['no id', { event_id: undefined }, 'events.1.sequence'],
    [
      'a number too large',
      { event_id: `${first}.2147483648`, sequence: 2147483648 },
      'events.1.sequence',
    ],
    ['number 0', { event_id: `${first}.0`, sequence: 0 }, 'events.1.event_id'],
    ['an id of another form', { event_id: 'x.2' }, 'events.1.event_id'],
    ['a time that is a text', { occurred_at: '1' }, 'events.1.occurred_at'],
    ['a time beyond all dates', { occurred_at: 1e300 }, 'events.1.occurred_at'],
    ['a running time below 0', { monotonic: -1 }, 'events.1.monotonic'],
    ['a member that nobody knows', { note: 1 }, 'events.1'],
  ])('are refused together with one that has %s', async (_, changes, field) => {
    const events = [wire(first, 1), { ...wire(first, 2), ...changes }];
    await expectProblem(await sendEvents(open, events), 400, 'invalid-request', field);
    expect(await stored(open)).toEqual([]);
  });

  it.each([
    ['a page id of another form', { page_id: 'x' }, 'sender.page_id'],
    ['drops that are no whole number', { drops: { cap: 1.5 } }, 'sender.drops.cap'],
    ['drops of an odd reason', { drops: { 'Cap!': 1 } }, 'sender.drops.Cap!'],
    ['a member that nobody knows', { note: 1 }, 'sender'],
  ])('are refused from a sender with %s', async (_, changes, field) => {
    const sender = { ...senderOf(first), ...changes };
    await expectProblem(
      await sendEvents(open, [wire(first, 1)], sender),
      400,
      'invalid-request',
      field,
    );
  });

  it.each([
    ['application/xml', jsonBody, 415, 'unsupported-media-type'],
    ['multipart/form-data; boundary=x', '--x--', 415, 'unsupported-media-type'],
    ['application/json', '{', 400, 'malformed-body'],
    ['application/json', '', 400, 'malformed-body'],
    ['application/json', '[]', 400, 'invalid-request'],
    ['application/json', 'null', 400, 'invalid-request'],
    ['application/x-www-form-urlencoded', 'events=%5B', 400, 'invalid-request'],
    ['application/x-www-form-urlencoded', 'sender={}', 400, 'invalid-request'],
    ['application/x-www-form-urlencoded', `${formBody}&note=1`, 400, 'invalid-request'],
    ['application/x-www-form-urlencoded', `${formBody}&${formBody}`, 400, 'invalid-request'],
  ])('are refused as %s %#', async (type, body, status, code) => {
    await expectProblem(await post(open, eventsPath, body, { 'Content-Type': type }), status, code);
    expect(await stored(open)).toEqual([]);
  });

  it('are accepted from pages of any origin, with a readable response and without cookies', async () => {
    const headers = { Origin: 'https://anywhere.test', Cookie: 'CART=x; crumb=y' };
    const response = await post(open, eventsPath, formBody, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('allow the preflight of a client that sends JSON across origins', async () => {
    const response = await open.app.request(`${shopOrigin}${eventsPath}`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://anywhere.test',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
  });

  it('are limited by address, with Retry-After', async () => {
    const strict = await shop.openCopy({ rateLimits: { tracking: { calls: 2, seconds: 60 } } });
    await open.database.query('delete from rate_limits');
    const statuses = [];
    for (let sequence = 1; sequence <= 3; sequence += 1) {
      const response = await sendEvents(strict, [wire(first, sequence)]);
      statuses.push([response.status, Number(response.headers.get('Retry-After')) > 0]);
    }
    expect(statuses).toEqual([
      [200, false],
      [200, false],
      [429, true],
    ]);
  });
});
