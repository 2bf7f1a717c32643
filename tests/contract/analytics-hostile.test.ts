import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { visitAsOwner } from './restock.js';
import {
  eventsPath,
  forget,
  formType,
  page,
  post,
  readAcknowledgement,
  receiptsPath,
  sendEvents,
  stored,
  trackingOptions,
  wire,
} from './tracking.js';
import { shopOrigin } from './visitor.js';

/** Includes lone surrogates and NUL, which JSON can express but PostgreSQL cannot store. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    '__proto__',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(600),
  ),
);
const any = fc.jsonValue();
const orAny = <Value>(...known: readonly Value[]) => fc.oneof(fc.constantFrom(...known), text, any);
/** Mostly absent, because a wrong one would hide other errors. */
const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const mostly = <Value, Other>(value: fc.Arbitrary<Value>, other: fc.Arbitrary<Other>) =>
  fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: other });
const number = fc.oneof(
  fc.constantFrom(0, -0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -1, 8.64e15, -8.64e15, 1e300, 0.1 + 0.2),
  fc.double(),
  any,
);
const stamps = {
  event_id: seldom(orAny(`${page('one')}.1`, `${page('one')}.2147483647`)),
  sequence: seldom(fc.oneof(fc.constantFrom(1, 2147483647), number)),
  occurred_at: seldom(number),
  monotonic: seldom(number),
};
const sender = seldom(
  fc.oneof(
    fc.record(
      {
        page_id: orAny(page('one')),
        sent_at: number,
        monotonic: number,
        drops: fc.oneof(fc.dictionary(orText('cap'), number), any),
      },
      { requiredKeys: ['page_id'] },
    ),
    any,
  ),
);
function orText(...known: readonly string[]) {
  return fc.oneof(fc.constantFrom(...known), text);
}
const data = fc.record(
  {
    ...stamps,
    sender,
    visitorCookie: mostly(fc.constant('v'), any),
    analytics_id: orAny('a'),
    name: mostly(fc.constantFrom('LCP', 'INP'), text),
    id: orAny('l1'),
    value: number,
    message: text,
    stack: text,
    times: number,
    url: orAny('https://a.test/b', '//'),
    page_path: text,
    experiment: orAny('e'),
    variant: orAny('v'),
    unit: orAny('u'),
    source_environment: mostly(fc.constantFrom('prod', 'dev'), any),
  },
  { requiredKeys: [] },
);
const jsonText = mostly(
  data.map((value) => JSON.stringify(value)),
  text,
);
const eventName = mostly(fc.constantFrom('experiment_exposure', 'purchase'), orAny('x'));
const event = fc.record(
  {
    event_schema_name: eventName,
    content: mostly(jsonText, any),
    ...stamps,
  },
  { requiredKeys: ['event_schema_name', 'content'] },
);
const ranges = fc.oneof(fc.constant([[1, 2]]), fc.array(fc.tuple(number, number)), any);
const pageRanges = fc.dictionary(mostly(fc.constant(page('one')), text), ranges);
/** The fields of each form, mostly valid. */
const forms: Readonly<Record<string, fc.Arbitrary<Record<string, string>>>> = {
  [eventsPath]: fc.record({
    events: mostly(
      fc.array(event, { minLength: 1, maxLength: 3 }).map((events) => JSON.stringify(events)),
      text,
    ),
  }),
  '/api/events/RecordEvent': fc
    .tuple(
      fc.dictionary(text, text),
      fc.record({ event: mostly(fc.constant('x'), text), data: jsonText }),
    )
    .map(([extras, known]) => ({ ...extras, ...known })),
  '/api/census/RecordHit': fc.record({
    event: mostly(fc.constant('x'), text),
    data: jsonText,
    ss_cvr: mostly(fc.constant('v'), text),
  }),
};

const jsonCalls = [
  [
    eventsPath,
    fc.record(
      { events: mostly(fc.array(event, { minLength: 1, maxLength: 3 }), any), sender },
      { requiredKeys: ['events'] },
    ),
  ],
  [
    receiptsPath,
    fc.record({ environment: mostly(fc.constant('prod'), any), pages: mostly(pageRanges, any) }),
  ],
  ['/api/v1/clanker/validate-event-content/purchase', data],
  ['/api/census/button-click', data],
  [
    '/api/census/form-render',
    fc.tuple(data, orAny('contact')).map(([of, formId]) => ({ ...of, formId })),
  ],
  [
    '/api/events/RecordJavascriptErrors',
    fc.array(fc.record({ event: eventName, data, timestamp: mostly(fc.constant(1), number) }), {
      maxLength: 4,
    }),
  ],
  [
    '/api/1/performance/records',
    fc.record({ pageLoadId: orAny('l'), records: fc.array(data, { maxLength: 4 }), sender }),
  ],
] as const;

describeShop('Hostile tracking requests', (shop) => {
  let open: OpenShop;
  let taken = 0;

  beforeAll(async () => {
    const eventSchemas = {
      purchase: { type: 'object', properties: { value: { type: 'number' } } },
    };
    open = await shop.open({ ...trackingOptions, eventSchemas });
  });
  beforeEach(async () => {
    taken = 0;
    await forget(open);
  });

  async function expectAnswered(response: Response): Promise<void> {
    expect([200, 400]).toContain(response.status);
    taken += response.ok ? 1 : 0;
    if (response.ok) return;
    const { error }: { error: unknown } = await response.json();
    expect(error).toEqual(expect.any(String));
  }

  /** The owner can list whatever was stored. */
  async function expectReadable(): Promise<void> {
    expect(taken).toBeGreaterThan(0);
    const owner = await visitAsOwner(open);
    for (const environment of ['prod', 'dev'] as const) {
      const list = await owner.send(`/api/analytics/events?environment=${environment}&limit=500`);
      expect(list.status).toBe(200);
      const period = { environment, since: -9e15, until: 9e15, buckets: 5 };
      const overview = await open.services.analytics.overview(period);
      const { events } = (await list.json()) as { events: unknown[] };
      if (events.length < 500) expect(overview.events).toBe(events.length);
      await open.services.analytics.summary({ environment, since: 0 });
      await open.services.analytics.latest({ environment, limit: 50 });
    }
  }

  it.each(jsonCalls)('cause no server error at %s', async (path, body) => {
    const isAnswered = fc.asyncProperty(fc.oneof(body, any), async (json) => {
      await expectAnswered(
        await post(open, path, JSON.stringify(json), { 'Content-Type': 'application/json' }),
      );
    });
    await fc.assert(isAnswered, { numRuns: 80 });
    await expectReadable();
  });

  it.each(Object.entries(forms))('cause no server error as a form at %s', async (path, fields) => {
    const isAnswered = fc.asyncProperty(
      mostly(
        fields.map((of) => new URLSearchParams(of).toString()),
        text,
      ),
      async (body) => expectAnswered(await post(open, path, body)),
    );
    await fc.assert(isAnswered, { numRuns: 80 });
    await expectReadable();
  });

  it('cause no server error as a quick view', async () => {
    const query = fc.dictionary(
      orText('event_id', 'sequence', 'occurred_at', 'monotonic', 'sender', 'environment'),
      orText('prod', '1', '1e-7', '9'.repeat(40), `${page('one')}.1`),
    );
    const isAnswered = fc.asyncProperty(query, fc.string({ unit: 'grapheme' }), async (of, id) => {
      const url = `/api/census/RecordQuickView/${encodeURIComponent(id)}`;
      const response = await post(open, `${url}?${new URLSearchParams(of)}`, '');
      expect([200, 400, 404]).toContain(response.status);
    });
    await fc.assert(isAnswered, { numRuns: 60 });
  });

  it.each([
    [
      'deep content',
      JSON.stringify({
        events: [
          { event_schema_name: 'x', content: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}` },
        ],
      }),
    ],
    ['a deep body', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['a deep member', `{"events":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`],
    [
      'many members',
      JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`a${i}`, 1]))),
    ],
    ['many events', JSON.stringify({ events: Array(9000).fill({}) })],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0xfe, 0x00, 0x7d])],
  ])('cause no server error with %s', async (_, body) => {
    const response = await open.app.request(`${shopOrigin}${eventsPath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  });

  it('do not overwrite other events: no member is read from a prototype', async () => {
    const content = '{"__proto__":{"analytics_id":"x"},"constructor":{"name":"y"}}';
    await readAcknowledgement(await sendEvents(open, [{ ...wire(page('one'), 1), content }]));
    await readAcknowledgement(
      await post(open, '/api/events/RecordEvent', 'event=x&data=%7B%7D&__proto__=p&constructor=c'),
    );
    expect((await stored(open)).map(({ extras }) => JSON.stringify(extras))).toEqual([
      '{}',
      '{"__proto__":"p","constructor":"c"}',
    ]);
    const { rows } = await open.database.query('select visitor from tracked_events');
    expect(rows).toEqual([{ visitor: null }, { visitor: null }]);
  });

  it('are refused if compressed, because they cannot be read', async () => {
    const headers = { 'Content-Type': formType, 'Content-Encoding': 'gzip' };
    const response = await post(open, eventsPath, 'x', headers);
    expect(response.status).toBe(400);
  });
});
