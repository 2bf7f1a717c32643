import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createPipelineClient,
  pipelineRoutes,
  type RouteOptions,
} from '../../../../../analytics/clients/index.js';
import type { WireEvent } from '../../../../../analytics/delivery/index.js';
import {
  createClientBench,
  routeOptions,
  sender,
  trackedEvent,
} from '../../../../support/tracked-events.js';

const content =
  '"{\\"analytics_id\\":\\"analytics-4\\",\\"browser_language\\":\\"de\\",\\"browser_window_height\\":720,\\"browser_window_width\\":1280,\\"client_name\\":\\"vitrine\\",\\"client_version\\":\\"0.1.0\\",\\"marketing_id\\":\\"marketing-5\\",\\"page_host\\":\\"shop.example\\",\\"page_path\\":\\"/tea/mug/\\",\\"page_query_params\\":\\"?from=mail\\",\\"page_referrer_url\\":\\"https://search.example/?q=mug\\",\\"session_id\\":\\"session-6\\",\\"enduser_user_agent\\":\\"Browser/1.0\\",\\"browser_locale\\":\\"de-CH\\",\\"source_environment\\":\\"prod\\",\\"context_website_id\\":\\"site-1\\",\\"destination_url\\":null,\\"member_account_id\\":\\"member-9\\",\\"object_identifier\\":null,\\"resolved_locale\\":\\"en-GB\\",\\"website_locale\\":\\"en-GB\\",\\"member_account_locale\\":\\"de-CH\\",\\"event_occurrence_timestamp\\":1766000000000,\\"custom_schema_name\\":null,\\"currency\\":\\"EUR\\",\\"value\\":5}"';
const event = `{"event_schema_name":"view_cart","content":${content},"event_id":"abcdefghijklmnopqrstuv.1","sequence":1,"occurred_at":1766000000000,"monotonic":1250.5}`;
const from =
  '{"page_id":"abcdefghijklmnopqrstuv","sent_at":1766000002000,"monotonic":3250.5,"drops":{"cap":2}}';

function wires(count = 1): readonly WireEvent[] {
  const bench = createClientBench();
  const client = createPipelineClient(bench.options);
  for (let index = 0; index < count; index += 1) {
    client.handle(trackedEvent('view-cart', { currency: 'EUR', value: 5 }));
  }
  return bench.sent;
}

function route(changes: Partial<RouteOptions> = {}) {
  const [only] = pipelineRoutes(routeOptions(changes));
  if (!only) throw new Error('no route');
  return only;
}

afterEach(() => void vi.unstubAllGlobals());

describe('POST /api/v1/clanker/events', () => {
  it('is "XHR with JSON body" to the page\'s own origin, byte for byte', () => {
    expect(route().encode(wires(), sender, 'fetch')).toEqual({
      body: `{"events":[${event}],"sender":${from}}`,
      type: 'application/json',
    });
  });

  it('joins the events of a batch', () => {
    const { body } = route().encode(wires(3), sender, 'fetch');
    const parsed = JSON.parse(body ?? '') as { events: { event_id: string }[] };
    expect(parsed.events.map(({ event_id }) => event_id)).toEqual([
      'abcdefghijklmnopqrstuv.1',
      'abcdefghijklmnopqrstuv.2',
      'abcdefghijklmnopqrstuv.3',
    ]);
  });

  it.each([
    ['a beacon', {}, 'beacon'],
    ['another origin', { origin: 'https://events.example' }, 'fetch'],
    ['a beacon to another origin', { origin: 'https://events.example' }, 'beacon'],
  ] as const)('is a "beacon with form-encoded body" for %s', (_, changes, shape) => {
    const { body, type } = route(changes).encode(wires(), sender, shape);
    expect(type).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(body).toMatch(
      /^events=%5B%7B%22event_schema_name%22%3A%22view_cart%22%2C%22content%22%3A%22%7B%5C%22analytics_id%5C%22/,
    );
    expect(body).toMatch(
      /%22monotonic%22%3A1250\.5%7D%5D&sender=%7B%22page_id%22%3A%22abcdefghijklmnopqrstuv%22%2C%22sent_at%22%3A1766000002000%2C%22monotonic%22%3A3250\.5%2C%22drops%22%3A%7B%22cap%22%3A2%7D%7D$/,
    );
    expect([...new URLSearchParams(body ?? '')]).toEqual([
      ['events', `[${event}]`],
      ['sender', from],
    ]);
  });

  it('needs no preflight from a sandboxed frame, whose address says another origin than it has', () => {
    vi.stubGlobal('origin', 'null');
    expect(route().encode(wires(), sender, 'fetch').type).toBe(
      'application/x-www-form-urlencoded;charset=UTF-8',
    );
  });

  it.each([
    ['https://events.example', 'https://events.example/api/v1/clanker/events'],
    ['', `${location.origin}/api/v1/clanker/events`],
  ])('goes to the events host %j', (origin, url) => {
    expect(route({ origin }).url()).toBe(url);
  });

  it('takes 50 events a request and waits 30 s', () => {
    expect(route()).toMatchObject({
      name: 'pipeline',
      batch: 50,
      timeout: 30_000,
      acknowledgement: 'counted',
    });
    expect(route({ acknowledgement: 'status' }).acknowledgement).toBe('status');
  });

  it('warns "Error tracking event: HTTP Status {status}", once for a status', () => {
    const warnings: string[] = [];
    const { onFailure } = route({ reporter: { warn: (text) => warnings.push(text) } });
    for (const status of [503, 503, 429, 503]) onFailure?.(status);
    expect(warnings).toEqual([
      'Error tracking event: HTTP Status 503',
      'Error tracking event: HTTP Status 429',
    ]);
  });
});
