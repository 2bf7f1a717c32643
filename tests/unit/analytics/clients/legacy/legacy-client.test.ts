import { afterEach, describe, expect, it } from 'vitest';
import {
  createLegacyClient,
  legacyRoutes,
  type RouteOptions,
} from '../../../../../analytics/clients/index.js';
import { removeCookie, writeCookie } from '../../../../../core/net/index.js';
import {
  createClientBench,
  definedEvent,
  routeOptions,
  sender,
  trackedEvent,
  type ClientBench,
} from '../../../../support/tracked-events.js';

afterEach(() => removeCookie('crumb'));

function route(changes: Partial<RouteOptions> = {}) {
  return legacyRoutes(routeOptions(changes))[0]!;
}

function encode(bench: ClientBench) {
  return route().encode(bench.sent, sender, 'fetch');
}

function fields(bench: ClientBench): [string, string][] {
  return [...new URLSearchParams(encode(bench).body ?? '')];
}

describe('POST {origin}/api/events/RecordEvent', () => {
  it('is "form-encoded: crumb (from cookie), event, extra fields, data", byte for byte', () => {
    writeCookie('crumb', 'c=1&2');
    const bench = createClientBench();
    createLegacyClient(bench.options).handle(
      trackedEvent('form-submit', { formId: 'form 4', isNewsletter: false }),
    );
    expect(encode(bench)).toEqual({
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body:
        'crumb=c%3D1%262&event=form-submit&formId=form+4&isNewsletter=false' +
        '&sender=%7B%22page_id%22%3A%22abcdefghijklmnopqrstuv%22%2C%22sent_at%22%3A1766000002000%2C%22monotonic%22%3A3250.5%2C%22drops%22%3A%7B%22cap%22%3A2%7D%7D' +
        '&data=%7B%22pageHash%22%3A%22%23reviews%22%2C%22pagePath%22%3A%22%2Ftea%2Fmug%22%2C%22websiteId%22%3A%22site-1%22%2C%22templateId%22%3A%22template-7%22%2C%22variantId%22%3A%22variant-b%22%2C%22memberAccountId%22%3A%22member-9%22%2C%22member_locale%22%3A%22de-CH%22%2C%22website_locale%22%3A%22en-GB%22%2C%22event_id%22%3A%22abcdefghijklmnopqrstuv.1%22%2C%22sequence%22%3A1%2C%22occurred_at%22%3A1766000000000%2C%22monotonic%22%3A1250.5%7D',
    });
  });

  it('has the crumb of the moment it is sent', () => {
    const bench = createClientBench();
    createLegacyClient(bench.options).handle(definedEvent({ legacy: 'x' }));
    expect(fields(bench)[0]).toEqual(['crumb', '']);
    writeCookie('crumb', 'later');
    expect(fields(bench)[0]).toEqual(['crumb', 'later']);
  });

  it('gives the crumb to no other origin', () => {
    writeCookie('crumb', 'secret');
    const bench = createClientBench();
    createLegacyClient(bench.options).handle(definedEvent({ legacy: 'x' }));
    const { body } = route({ origin: 'https://a.example' }).encode(bench.sent, sender, 'fetch');
    expect(body).toMatch(/^crumb=&event=x&/);
  });

  it('takes one event a call and waits 30 s', () => {
    expect(route()).toMatchObject({ name: 'legacy', batch: 1, timeout: 30_000 });
  });

  it.each([
    ['prod', '', `${location.origin}/api/events/RecordEvent`],
    ['qa', '', `${location.origin}/api/events/RecordEvent?environment=qa`],
    ['dev', 'https://a.example', 'https://a.example/api/events/RecordEvent?environment=dev'],
  ] as const)('in %s it goes to its address', (environment, origin, url) => {
    expect(route({ environment, origin }).url()).toBe(url);
  });

  it('warns "Error tracking event: HTTP Status {status}"', () => {
    const warnings: string[] = [];
    route({ reporter: { warn: (text) => warnings.push(text) } }).onFailure?.(403);
    expect(warnings).toEqual(['Error tracking event: HTTP Status 403']);
  });
});

describe('the tracking payload of the legacy client (platform §3)', () => {
  function data(bench: ClientBench): unknown {
    return JSON.parse(new URLSearchParams(encode(bench).body ?? '').get('data') ?? '');
  }
  const ids = {
    event_id: 'abcdefghijklmnopqrstuv.1',
    sequence: 1,
    occurred_at: 1_766_000_000_000,
    monotonic: 1250.5,
  };

  it('is "pageHash, pagePath (trailing slash removed), websiteId, templateId, variantId, memberAccountId, member_locale, website_locale"', () => {
    const bench = createClientBench();
    createLegacyClient(bench.options).handle(definedEvent({ legacy: 'x' }));
    expect(data(bench)).toEqual({
      pageHash: '#reviews',
      pagePath: '/tea/mug',
      websiteId: 'site-1',
      templateId: 'template-7',
      variantId: 'variant-b',
      memberAccountId: 'member-9',
      member_locale: 'de-CH',
      website_locale: 'en-GB',
      ...ids,
    });
  });

  it.each([
    ['/tea/mug/', '/tea/mug'],
    ['/tea', '/tea'],
    ['/', ''],
  ])('page path %s → "%s"', (path, pagePath) => {
    const bench = createClientBench();
    bench.change({ path });
    createLegacyClient(bench.options).handle(definedEvent({ legacy: 'x' }));
    expect(data(bench)).toMatchObject({ pagePath });
  });

  it('has no id when it is cookieless', () => {
    const bench = createClientBench();
    createLegacyClient(bench.options).handle(
      trackedEvent('form-submit', { formId: 'f', stranger: 'x' }, { treatment: 'cookieless' }),
    );
    expect(data(bench)).toMatchObject({
      memberAccountId: null,
      pageHash: null,
      websiteId: 'site-1',
    });
    expect(fields(bench).map(([name]) => name)).toEqual([
      'crumb',
      'event',
      'formId',
      'sender',
      'data',
    ]);
  });
});

describe('the legacy client', () => {
  it('writes lists as JSON, leaves out what has no value, and lets no event take its own fields', () => {
    const bench = createClientBench();
    createLegacyClient(bench.options).handle(
      definedEvent(
        { legacy: 'x' },
        {
          items: [{ id: 1 }],
          none: null,
          gone: undefined,
          crumb: 'a',
          event: 'b',
          data: 'c',
          sender: 'd',
        },
      ),
    );
    expect(fields(bench).slice(0, 3)).toEqual([
      ['crumb', ''],
      ['event', 'x'],
      ['items', '[{"id":1}]'],
    ]);
    expect(fields(bench)).toHaveLength(5);
  });

  it('keeps a line break in a field out of its own lines', () => {
    const bench = createClientBench();
    createLegacyClient(bench.options).handle(definedEvent({ legacy: 'x' }, { note: 'a\nb\ud800' }));
    expect(fields(bench)[2]).toEqual(['note', 'a\nb\ufffd']);
  });

  it("sends with the event's worth and stamps", () => {
    const bench = createClientBench();
    createLegacyClient(bench.options).handle(trackedEvent('purchase', { orderId: 'o' }));
    expect(bench.sent).toMatchObject([
      { route: 'legacy', priority: 'purchase', monotonic: 1250.5 },
    ]);
  });

  it('leaves events that are not its own', () => {
    const bench = createClientBench();
    expect(createLegacyClient(bench.options).handle(trackedEvent('page-view'))).toEqual([]);
    expect(bench.sent).toEqual([]);
  });
});
