import { describe, expect, it, vi } from 'vitest';
import {
  censusRoutes,
  createCensusClient,
  type RouteOptions,
} from '../../../../../analytics/clients/index.js';
import type { TrackedEvent } from '../../../../../analytics/events/index.js';
import {
  createClientBench,
  definedEvent,
  routeOptions,
  sender,
  trackedEvent,
  type ClientBench,
} from '../../../../support/tracked-events.js';

function take(event: TrackedEvent, bench = createClientBench()): ClientBench {
  createCensusClient(bench.options).handle(event);
  return bench;
}

function encode(bench: ClientBench, changes: Partial<RouteOptions> = {}) {
  const route = censusRoutes(routeOptions(changes)).find(
    ({ name }) => name === bench.sent[0]?.route,
  );
  return route?.encode(bench.sent, sender, 'fetch');
}

const page = {
  websiteId: 'site-1',
  templateId: 'template-7',
  website_locale: 'en-GB',
  userAgent: 'Browser/1.0',
  clientDate: 1_766_000_000_000,
  viewportInnerWidth: 1280,
  viewportInnerHeight: 720,
  screenWidth: 1920,
  screenHeight: 1080,
  url: 'https://shop.example/tea/mug/?from=mail#reviews',
  title: 'Mug – Shop',
  itemId: 'item-3',
  recordType: 11,
  collectionId: 'shop-1',
  visitorCookie: 'visitor-8|1|2|3|4',
};
const ids = {
  event_id: 'abcdefghijklmnopqrstuv.1',
  sequence: 1,
  occurred_at: 1_766_000_000_000,
  monotonic: 1250.5,
  sender: {
    page_id: 'abcdefghijklmnopqrstuv',
    sent_at: 1_766_000_002_000,
    monotonic: 3250.5,
    drops: { cap: 2 },
  },
};

describe('POST /api/census/RecordHit', () => {
  it('is "form-encoded: event, data (JSON), ss_cvr", byte for byte', () => {
    const bench = take(trackedEvent('page-view', { navigation: 'reload' }));
    expect(encode(bench)).toEqual({
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body:
        'event=page-view&data=%7B%22event%22%3A%22page-view%22%2C%22websiteId%22%3A%22site-1%22%2C%22templateId%22%3A%22template-7%22%2C%22website_locale%22%3A%22en-GB%22%2C%22userAgent%22%3A%22Browser%2F1.0%22%2C%22clientDate%22%3A1766000000000%2C%22viewportInnerWidth%22%3A1280%2C%22viewportInnerHeight%22%3A720%2C%22screenWidth%22%3A1920%2C%22screenHeight%22%3A1080%2C%22url%22%3A%22https%3A%2F%2Fshop.example%2Ftea%2Fmug%2F%3Ffrom%3Dmail%23reviews%22%2C%22title%22%3A%22Mug+%E2%80%93+Shop%22%2C%22itemId%22%3A%22item-3%22%2C%22recordType%22%3A11%2C%22collectionId%22%3A%22shop-1%22%2C%22visitorCookie%22%3A%22visitor-8%7C1%7C2%7C3%7C4%22%2C%22localStorageSupported%22%3Atrue%2C%22queryString%22%3A%22%3Ffrom%3Dmail%22%2C%22referrer%22%3A%22https%3A%2F%2Fsearch.example%2F%3Fq%3Dmug%22%2C%22navigation%22%3A%22reload%22%2C%22event_id%22%3A%22abcdefghijklmnopqrstuv.1%22%2C%22sequence%22%3A1%2C%22occurred_at%22%3A1766000000000%2C%22monotonic%22%3A1250.5%2C%22sender%22%3A%7B%22page_id%22%3A%22abcdefghijklmnopqrstuv%22%2C%22sent_at%22%3A1766000002000%2C%22monotonic%22%3A3250.5%2C%22drops%22%3A%7B%22cap%22%3A2%7D%7D%7D' +
        '&ss_cvr=visitor-8%7C1%7C2%7C3%7C4',
    });
  });

  it('has the fields of the page-level client and those that "page-view data adds" (platform §3)', () => {
    const { body } = encode(take(trackedEvent('page-view', { navigation: 'reload' })))!;
    expect(JSON.parse(new URLSearchParams(body ?? '').get('data') ?? '')).toEqual({
      event: 'page-view',
      ...page,
      localStorageSupported: true,
      queryString: '?from=mail',
      referrer: 'https://search.example/?q=mug',
      navigation: 'reload',
      ...ids,
    });
  });

  it('says that storage is not supported where looking at it throws', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const bench = take(trackedEvent('page-view', {}));
    expect(bench.sent[0]?.text).toContain('"localStorageSupported":false');
  });

  it('has no id, query or referrer when it is cookieless', () => {
    const bench = createClientBench();
    bench.options.identity = () => {
      throw new Error('asked');
    };
    take(trackedEvent('page-view', { navigation: 'reload' }, { treatment: 'cookieless' }), bench);
    const form = new URLSearchParams(encode(bench)?.body ?? '');
    expect([form.get('event'), form.get('ss_cvr')]).toEqual(['page-view', '']);
    expect(JSON.parse(form.get('data') ?? '')).toEqual({
      event: 'page-view',
      ...page,
      url: 'https://shop.example/tea/mug/',
      visitorCookie: null,
      localStorageSupported: true,
      queryString: null,
      referrer: null,
      navigation: 'reload',
      ...ids,
    });
  });
});

describe.each([
  ['button-click', { productId: 'mug', label: 'Add' }],
  ['button-render', { productId: 'mug' }],
  ['form-render', { formId: 'form-4' }],
  ['overlay', { overlayId: 'welcome', action: 'open' }],
])('POST /api/census/%s', (call, payload) => {
  it('has "visitorCookie and page fields" as JSON, byte for byte', () => {
    const own = JSON.stringify(payload).slice(1);
    expect(encode(take(trackedEvent(call, payload)))).toEqual({
      type: 'application/json',
      body: `{"event":"${call}","websiteId":"site-1","templateId":"template-7","website_locale":"en-GB","userAgent":"Browser/1.0","clientDate":1766000000000,"viewportInnerWidth":1280,"viewportInnerHeight":720,"screenWidth":1920,"screenHeight":1080,"url":"https://shop.example/tea/mug/?from=mail#reviews","title":"Mug – Shop","itemId":"item-3","recordType":11,"collectionId":"shop-1","visitorCookie":"visitor-8|1|2|3|4",${own.slice(0, -1)},"event_id":"abcdefghijklmnopqrstuv.1","sequence":1,"occurred_at":1766000000000,"monotonic":1250.5,"sender":{"page_id":"abcdefghijklmnopqrstuv","sent_at":1766000002000,"monotonic":3250.5,"drops":{"cap":2}}}`,
    });
  });

  it('needs no preflight to another origin', () => {
    const bench = take(trackedEvent(call, payload));
    const own = encode(bench);
    expect(encode(bench, { origin: 'https://api.example' })).toEqual({
      ...own,
      type: 'text/plain;charset=UTF-8',
    });
  });

  it('has no visitor cookie when it is cookieless', () => {
    const bench = take(trackedEvent(call, payload, { treatment: 'cookieless' }));
    expect(JSON.parse(encode(bench)?.body ?? '')).toMatchObject({
      ...payload,
      visitorCookie: null,
      url: 'https://shop.example/tea/mug/',
    });
  });
});

describe('POST /api/census/RecordQuickView/{id}', () => {
  const event = trackedEvent('quick-view', { items: [{ id: 'a/b', name: 'Mug' }] });

  it('has "no body": the id is in the path, what names the event in the query', () => {
    expect(encode(take(event))).toEqual({
      url: `${location.origin}/api/census/RecordQuickView/a%2Fb?event_id=abcdefghijklmnopqrstuv.1&sequence=1&occurred_at=1766000000000&monotonic=1250.5&sender=%7B%22page_id%22%3A%22abcdefghijklmnopqrstuv%22%2C%22sent_at%22%3A1766000002000%2C%22monotonic%22%3A3250.5%2C%22drops%22%3A%7B%22cap%22%3A2%7D%7D`,
      body: null,
      type: '',
    });
  });

  it('names an environment that is not the public one', () => {
    expect(encode(take(event), { environment: 'staging' })?.url).toMatch(
      /%7D%7D&environment=staging$/,
    );
  });

  it('is left out without a product', () => {
    expect(take(trackedEvent('quick-view')).sent).toEqual([]);
    expect(take(trackedEvent('quick-view', { items: [] })).sent).toEqual([]);
  });
});

describe('the calls of the census', () => {
  it.each([
    ['RecordHit', 30_000],
    ['button-click', 2500],
    ['button-render', 2500],
    ['form-render', 2500],
    ['overlay', 2500],
    ['RecordQuickView', 30_000],
  ])('%s: one event a call, %i ms, failures ignored', (call, timeout) => {
    const route = censusRoutes(routeOptions()).find(({ url }) =>
      url().endsWith(`/api/census/${call}`),
    );
    expect(route).toMatchObject({ batch: 1, timeout, isOnce: true });
    expect(route?.name).toMatch(/^census[a-z]+$/);
    expect(route).not.toHaveProperty('onFailure');
  });

  it.each(['dev', 'qa', 'staging'] as const)('say that the environment is %s', (environment) => {
    for (const { url } of censusRoutes(routeOptions({ environment }))) {
      expect(new URL(url()).search).toBe(`?environment=${environment}`);
    }
  });

  it('have names of their own', () => {
    expect(new Set(censusRoutes(routeOptions()).map(({ name }) => name)).size).toBe(6);
  });
});

describe('the census client', () => {
  it("warns of an overwritten field once, and sends the event's own", () => {
    const bench = createClientBench();
    const client = createCensusClient(bench.options);
    client.handle(definedEvent({ census: 'overlay' }, { title: 'mine' }));
    client.handle(definedEvent({ census: 'overlay' }, { title: 'mine too' }));
    expect(bench.warnings).toEqual(['The auto-filled tracking field "title" was overwritten.']);
    expect(JSON.parse(bench.sent[0]!.text)).toMatchObject({ title: 'mine' });
  });

  it('lets no own field bring a visitor back into a cookieless event', () => {
    const event = definedEvent(
      { census: 'overlay', customSchema: 'x' },
      { visitorCookie: 'somebody', more: 1 },
    );
    const bench = take({ ...event, treatment: 'cookieless' });
    expect(JSON.parse(bench.sent[0]!.text)).toMatchObject({ visitorCookie: null, more: 1 });
  });

  it('leaves events that are not its own', () => {
    const bench = createClientBench();
    expect(createCensusClient(bench.options).handle(trackedEvent('add-to-cart'))).toEqual([]);
    expect(bench.sent).toEqual([]);
  });
});
