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
import { shopOrigin, type TestVisitor } from './visitor.js';

const path = '/api/events/RecordEvent';
const now = Date.UTC(2026, 10, 22, 9);
const first = page('first');

/** The legacy payload of platform §3, in the client's form. */
const data =
  '{"pageHash":"#top","pagePath":"/shop/mug","websiteId":"shop","templateId":"t-1","variantId":"v-1",' +
  '"memberAccountId":"m-1","member_locale":"en-US","website_locale":"en-US",' +
  `"event_id":"${first}.3","sequence":3,"occurred_at":${now - 900},"monotonic":500}`;
const sender = `{"page_id":"${first}","sent_at":${now},"monotonic":1500,"drops":{"age":1}}`;

describeShop('The legacy tracker', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeAll(async () => {
    open = await shop.open({ ...trackingOptions, clock: { now: () => now } });
  });
  beforeEach(async () => {
    await forget(open);
    visitor = await open.visit();
  });

  const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const record = (body: string, query = '', headers: Record<string, string> = {}) =>
    visitor.send(path + query, {
      method: 'POST',
      body,
      headers: { 'Content-Type': formType, ...headers },
      withoutCrumb: true,
    });
  const crumb = () => visitor.cookies.get('crumb') ?? '';
  const codeOf = async (response: Response) => {
    const { code } = (await response.json()) as { code: string };
    return [response.status, code];
  };

  // platform §7: "form-encoded: crumb (from cookie), event, extra fields, data (JSON string of tracking payload)"
  it('stores an event, byte for byte', async () => {
    const body =
      `crumb=${encodeURIComponent(crumb())}&event=add-to-cart&value=24&items=%5B%7B%22id%22%3A%22mug%22%7D%5D` +
      `&sender=%7B%22page_id%22%3A%22${first}%22%2C%22sent_at%22%3A${now}%2C%22monotonic%22%3A1500%2C%22drops%22%3A%7B%22age%22%3A1%7D%7D` +
      '&data=%7B%22pageHash%22%3A%22%23top%22%2C%22pagePath%22%3A%22%2Fshop%2Fmug%22%2C%22websiteId%22%3A%22shop%22%2C%22templateId%22%3A%22t-1%22' +
      '%2C%22variantId%22%3A%22v-1%22%2C%22memberAccountId%22%3A%22m-1%22%2C%22member_locale%22%3A%22en-US%22%2C%22website_locale%22%3A%22en-US%22' +
      `%2C%22event_id%22%3A%22${first}.3%22%2C%22sequence%22%3A3%2C%22occurred_at%22%3A${now - 900}%2C%22monotonic%22%3A500%7D`;
    const response = await record(body, '', { 'Content-Type': `${formType};charset=UTF-8` });
    expect(await response.text()).toBe(`{"n":1,"serverTime":${now}}`);
    expect(await stored(open)).toEqual([
      {
        eventId: `${first}.3`,
        pageId: first,
        sequence: 3,
        intake: 'legacy',
        name: 'add-to-cart',
        occurredAt: now - 1000,
        claimedAt: now - 900,
        receivedAt: now,
        arrivals: 1,
        content: JSON.parse(data),
        extras: { value: '24', items: '[{"id":"mug"}]' },
      },
    ]);
    const { rows } = await open.database.query('select content from tracked_events');
    expect(rows).toEqual([{ content: data }]);
    const summary = await open.services.analytics.summary({ environment: 'prod', since: 0 });
    expect(summary.drops).toEqual({ age: 1 });
  });

  it('acknowledges a repeat and accepts events without ids', async () => {
    const body = formOf({ crumb: crumb(), event: 'x', data, sender });
    await record(body);
    expect(await readAcknowledgement(await record(body))).toMatchObject({ n: 1 });
    const plain = formOf({ crumb: crumb(), event: 'y', data: '{"pagePath":"/"}' });
    expect(await readAcknowledgement(await record(plain))).toMatchObject({ n: 1 });
    expect(await stored(open)).toMatchObject([
      { name: 'x', arrivals: 2 },
      { name: 'y', pageId: null },
    ]);
  });

  it('keeps environments apart', async () => {
    const body = formOf({ crumb: crumb(), event: 'x', data });
    await readAcknowledgement(await record(body, '?environment=qa'));
    expect(await stored(open)).toEqual([]);
    expect(await stored(open, 'qa')).toMatchObject([{ name: 'x' }]);
    expect(await codeOf(await record(body, '?environment=live'))).toEqual([400, 'invalid-request']);
  });

  it('refuses a crumb that differs from the cookie, and sets a new one if the cookie is invalid', async () => {
    const wrong = formOf({ crumb: 'x', event: 'x', data });
    const response = await record(wrong, '', { Origin: shopOrigin });
    expect(await response.json()).toMatchObject({ code: 'crumb', crumbFail: true });
    visitor.cookies.set('crumb', 'old.crumb');
    const old = await record(formOf({ crumb: 'old.crumb', event: 'x', data }));
    expect(old.status).toBe(403);
    expect(visitor.cookies.get('crumb')).not.toBe('old.crumb');
    const fresh = await record(formOf({ crumb: crumb(), event: 'x', data }));
    expect(await readAcknowledgement(fresh)).toMatchObject({ n: 1 });
    expect(await stored(open)).toHaveLength(1);
  });

  it('requires no crumb without a cookie or with an Origin header', async () => {
    const body = formOf({ event: 'x', data });
    expect((await post(open, path, body)).status).toBe(200);
    expect((await post(open, path, formOf({ crumb: '', event: 'x', data }))).status).toBe(200);
    expect((await record(body, '', { Origin: shopOrigin })).status).toBe(200);
    expect(await codeOf(await record(body))).toEqual([403, 'crumb']);
  });

  it('refuses a form of another site, unless it is listed', async () => {
    const body = formOf({ event: 'x', data });
    const options = { ...trackingOptions, allowedOrigins: ['https://blog.test'] };
    const listing = await shop.openCopy(options);
    const from = (origin: string) => post(listing, path, body, { Origin: origin });
    expect(await codeOf(await from('https://evil.test'))).toEqual([403, 'origin-refused']);
    const listed = await from('https://blog.test');
    expect(listed.status).toBe(200);
    expect(listed.headers.get('Access-Control-Allow-Origin')).toBe('https://blog.test');
    expect(listed.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  });

  it.each([
    ['no event', { data }],
    ['no data', { event: 'x' }],
    ['data that are no JSON', { event: 'x', data: 'x' }],
    ['data that are a list', { event: 'x', data: '[]' }],
    ['data with a number that is a text', { event: 'x', data: '{"sequence":"1"}' }],
    ['data with an id alone', { event: 'x', data: `{"event_id":"${first}.1"}` }],
    ['a sender that is no JSON', { event: 'x', data, sender: 'x' }],
    ['a sender of another form', { event: 'x', data, sender: '{}' }],
    [
      'more than fifty further fields',
      {
        event: 'x',
        data,
        ...Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`f${i}`, ''])),
      },
    ],
  ])('refuses %s', async (_, fields) => {
    expect(await codeOf(await post(open, path, formOf(fields)))).toEqual([400, 'invalid-request']);
    expect(await stored(open)).toEqual([]);
  });

  it('accepts only forms', async () => {
    expect(await codeOf(await post(open, path, { event: 'x', data: {} }))).toEqual([
      415,
      'unsupported-media-type',
    ]);
  });
});
