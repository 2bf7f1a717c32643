import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import {
  nameEvent,
  readPipeline,
  recordRequests,
} from '../../shop/server/domains/analytics/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { visitAsOwner } from './restock.js';
import {
  forget,
  page,
  post,
  sendEvents,
  senderOf,
  stored,
  trackingOptions,
  wire,
} from './tracking.js';
import type { TestVisitor } from './visitor.js';

const start = Date.UTC(2026, 10, 22, 9);
const day = 24 * 60 * 60 * 1000;
const one = page('one');
const two = page('two');
const listPath = '/api/analytics/events';
const summaryPath = '/api/analytics/summary';

const pageSchema = z.object({
  events: z.array(z.object({ eventId: z.string(), content: z.record(z.string(), z.unknown()) })),
  next: z.string(),
});

const schemas = {
  add_to_cart: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      value: { type: 'number' },
      page_path: { type: ['string', 'null'] },
      items: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
      },
    },
    required: ['value'],
    additionalProperties: false,
  },
};

describeShop('Tracked events', (shop) => {
  let open: OpenShop;
  let owner: TestVisitor;
  let now = start;
  const options = { ...trackingOptions, eventSchemas: schemas, clock: { now: () => now } };

  beforeAll(async () => {
    open = await shop.open(options);
    owner = await visitAsOwner(open);
  });
  beforeEach(async () => {
    now = start;
    await forget(open);
  });

  const list = async (query: Record<string, string> = {}) => {
    const response = await owner.send(`${listPath}?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return pageSchema.parse(await response.json());
  };

  it.each([listPath, summaryPath])('are returned to the owner only: %s', async (path) => {
    const visitor = await open.visit();
    const response = await visitor.send(path);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'owner-only' });
  });

  it('are listed in pages in the order of storing, and continue from the end of the list', async () => {
    expect(await list()).toMatchObject({ events: [] });
    await sendEvents(
      open,
      [1, 2, 3].map((sequence) => wire(one, sequence)),
    );
    await sendEvents(open, [wire(two, 1, { content: { tid: 't-1' } })]);
    const seen: string[] = [];
    let after = '';
    for (let times = 0; times < 3; times += 1) {
      const { events, next } = await list({
        environment: 'prod',
        limit: '2',
        ...(after && { after }),
      });
      seen.push(...events.map(({ eventId }) => eventId));
      after = next;
    }
    expect(seen).toEqual([`${one}.1`, `${one}.2`, `${one}.3`, `${two}.1`]);
    await sendEvents(open, [wire(one, 2), wire(two, 2)]);
    expect((await list({ after })).events.map(({ eventId }) => eventId)).toEqual([`${two}.2`]);
    expect(await list({ environment: 'qa' })).toMatchObject({ events: [] });
  });

  const hasConnections = process.env.DATABASE_URL !== undefined;

  async function waitingForLocks(): Promise<number> {
    const { rowCount } = await open.database.query(
      `select 1 from pg_locks join pg_stat_activity using (pid)
       where not granted and application_name = current_setting('application_name')`,
    );
    return rowCount;
  }

  it('are listed completely during writes: a list waits for pending writers', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let insert = () => {};
    const inserted = new Promise<void>((resolve) => (insert = resolve));
    const slow = open.database.transaction(async (transaction) => {
      const sent = readPipeline({ events: [wire(one, 1)] });
      const events = sent.events.map(nameEvent);
      await recordRequests(transaction, [{ ...sent, events, receivedAt: now }]);
      insert();
      await released;
    });
    await inserted;
    const quick = sendEvents(open, [wire(two, 1)]);
    // The embedded database has one connection, so everything waits for it.
    if (hasConnections) await quick;
    const listing = list();
    if (hasConnections) await expect.poll(waitingForLocks).toBe(1);
    release();
    await Promise.all([slow, quick]);
    const { events, next } = await listing;
    const { events: later } = await list({ after: next });
    expect([...events, ...later].map(({ eventId }) => eventId).sort()).toEqual([
      `${one}.1`,
      `${two}.1`,
    ]);
  });

  it.each([
    'environment=live',
    'limit=0',
    'limit=501',
    'limit=1.5',
    'limit=x',
    'after=x',
    `after=${'x'.repeat(501)}`,
  ])('are not listed for %s', async (query) => {
    const response = await owner.send(`${listPath}?${query}`);
    expect(response.status).toBe(400);
  });

  it('have a summary with missing events', async () => {
    await sendEvents(
      open,
      [2, 3, 7].map((sequence) => wire(one, sequence)),
      senderOf(one, { drops: { cap: 2 } }),
    );
    await sendEvents(open, [wire(one, 3), wire(two, 1)]);
    const gaps = [
      {
        pageId: one,
        last: 7,
        missing: [
          [1, 1],
          [4, 6],
        ],
      },
    ];
    const response = await owner.send(`${summaryPath}?environment=prod&since=0`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      events: 4,
      pageLoads: 2,
      arrivals: 5,
      duplicates: 1,
      missing: 4,
      pagesWithGaps: 1,
      drops: { cap: 2 },
      gaps,
    });
    // Events before the requested time are no gap.
    now += day;
    await sendEvents(open, [wire(one, 8)], senderOf(one, { sentAt: now }));
    expect(
      await open.services.analytics.summary({ environment: 'prod', since: now - 1000 }),
    ).toMatchObject({ events: 1, missing: 4, gaps: [{ pageId: one, last: 8 }] });
    expect(await open.services.analytics.summary({ environment: 'dev', since: 0 })).toMatchObject({
      events: 0,
      pageLoads: 0,
      missing: 0,
      gaps: [],
    });
  });

  it('are listed newest first', async () => {
    await sendEvents(open, [wire(one, 1, { content: { page_path: '/shop/mug' } }), wire(one, 2)]);
    expect(await open.services.analytics.latest({ environment: 'prod', limit: 5 })).toEqual([
      {
        eventId: `${one}.2`,
        intake: 'pipeline',
        name: 'custom_event',
        occurredAt: 1000,
        receivedAt: now,
        arrivals: 1,
        path: null,
      },
      expect.objectContaining({ eventId: `${one}.1`, path: '/shop/mug' }),
    ]);
    const { length } = await open.services.analytics.latest({ environment: 'prod', limit: 1 });
    expect(length).toBe(1);
  });

  it('of a page are timed by its earlier requests if another page sends the rest', async () => {
    await sendEvents(
      open,
      [wire(one, 1, { occurredAt: start, monotonic: 1000 })],
      senderOf(one, { sentAt: start, monotonic: 1000 }),
    );
    // The clock jumps a day ahead; the page ends, and the next one sends what was left.
    now += 60_000;
    await sendEvents(
      open,
      [wire(one, 2, { occurredAt: start + 500 + day, monotonic: 1500 })],
      senderOf(two, { sentAt: now + day, monotonic: 300 }),
    );
    expect((await stored(open)).map(({ occurredAt }) => occurredAt)).toEqual([start, start + 500]);
  });

  it('are deleted after the retention period, ninety days by default', async () => {
    await sendEvents(open, [wire(one, 1)], senderOf(one, { drops: { cap: 1 } }));
    now += 89 * day;
    await open.services.purgeExpired();
    expect(await stored(open)).toHaveLength(1);
    await shop.restart({ ...options, eventRetention: 100 });
    now += 2 * day;
    await shop.restart({ ...options, eventRetention: 100 });
    expect(await stored(open)).toHaveLength(1);
    await open.services.purgeExpired();
    expect(await stored(open)).toEqual([]);
    const { drops } = await open.services.analytics.summary({ environment: 'prod', since: 0 });
    expect(drops).toEqual({});
  });

  it.each([7, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    'cannot be deleted after %d days, because pages may resend them',
    async (eventRetention) => {
      await expect(shop.restart({ ...options, eventRetention })).rejects.toThrow(
        `Tracked events must be kept for at least 8 days, not ${eventRetention}.`,
      );
    },
  );

  const validate = (name: string, content: unknown, headers: Record<string, string> = {}) =>
    post(open, `/api/v1/clanker/validate-event-content/${name}`, JSON.stringify(content), {
      'Content-Type': 'application/json',
      ...headers,
    });

  // platform §7: "POST /api/v1/clanker/validate-event-content/{schemaName} | event content | validate mode only"
  it.each([
    [{ value: 24, page_path: null, items: [{ id: 'mug' }] }, []],
    [{ value: '24' }, ['value: ']],
    [{}, ['value: ']],
    [{ value: 1, items: [{}] }, ['items.0.id: ']],
    [{ value: 1, note: 'x', page_path: 1 }, ['page_path: ', 'The content: ']],
    ['x', ['The content: ']],
  ])('are validated by schema in validate mode, and not stored: %j', async (content, places) => {
    const response = await validate('add_to_cart', content);
    expect(response.status).toBe(200);
    const { isValid, problems } = (await response.json()) as {
      isValid: boolean;
      problems: string[];
    };
    expect(isValid).toBe(places.length === 0);
    expect(problems.map((problem) => problem.slice(0, problem.indexOf(': ') + 2)).sort()).toEqual(
      [...places].sort(),
    );
    expect(await stored(open)).toEqual([]);
  });

  it.each(['purchase', 'constructor', '__proto__', '%E2%82%AC'])(
    'have no schema named %s',
    async (name) => {
      const response = await validate(name, {});
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'schema-not-found' });
    },
  );

  it('are validated for pages of any origin, in a content type without preflight', async () => {
    const headers = { 'Content-Type': 'text/plain;charset=UTF-8', Origin: 'https://anywhere.test' };
    const response = await validate('add_to_cart', { value: 1 }, headers);
    expect(await response.json()).toEqual({ isValid: true, problems: [] });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await validate('add_to_cart', { value: 1 }, { 'Content-Type': 'x/y' })).status).toBe(
      415,
    );
  });
});
