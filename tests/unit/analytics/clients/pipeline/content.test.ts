import { afterEach, describe, expect, it } from 'vitest';
import { createContentWriter } from '../../../../../analytics/clients/pipeline/index.js';
import type { TrackedEvent } from '../../../../../analytics/events/index.js';
import {
  createClientBench,
  customEvent,
  trackedEvent,
  type ClientBench,
} from '../../../../support/tracked-events.js';

function write(bench: ClientBench, event: TrackedEvent): Record<string, unknown> {
  const string = JSON.parse(createContentWriter(bench.options)(event)) as string;
  return JSON.parse(string) as Record<string, unknown>;
}

describe('the content of a pipeline event', () => {
  it('has every field of platform §3', () => {
    const event = trackedEvent('view-cart', {
      objectIdentifier: 'button-2',
      destinationUrl: '/checkout?step=1',
    });
    expect(write(createClientBench(), event)).toEqual({
      analytics_id: 'analytics-4',
      browser_language: 'de',
      browser_window_height: 720,
      browser_window_width: 1280,
      client_name: 'vitrine',
      client_version: '0.1.0',
      marketing_id: 'marketing-5',
      page_host: 'shop.example',
      page_path: '/tea/mug/',
      page_query_params: '?from=mail',
      page_referrer_url: 'https://search.example/?q=mug',
      session_id: 'session-6',
      enduser_user_agent: 'Browser/1.0',
      event_occurrence_timestamp: 1_766_000_000_000,
      browser_locale: 'de-CH',
      custom_schema_name: null,
      source_environment: 'prod',
      context_website_id: 'site-1',
      destination_url: '/checkout?step=1',
      member_account_id: 'member-9',
      object_identifier: 'button-2',
      resolved_locale: 'en-GB',
      website_locale: 'en-GB',
      member_account_locale: 'de-CH',
    });
  });

  it('names what the specification names, and nothing else', () => {
    const named =
      'analytics_id, browser_language, browser_window_height, browser_window_width, client_name, client_version, marketing_id, page_host, page_path, page_query_params, page_referrer_url, session_id, enduser_user_agent, event_occurrence_timestamp, browser_locale, custom_schema_name, source_environment, context_website_id, destination_url, member_account_id, object_identifier, resolved_locale, website_locale, member_account_locale';
    const content = write(createClientBench(), trackedEvent('view-cart'));
    expect(Object.keys(content).sort()).toEqual(named.split(', ').sort());
  });

  it('has the fields that the event brings, as they are', () => {
    const items = [{ id: 'mug', name: 'A "red" mug — ü\u2028', price: 19.9, quantity: 2 }];
    const content = write(
      createClientBench(),
      trackedEvent('add-to-cart', { currency: 'EUR', value: 39.8, items }),
    );
    expect(content).toMatchObject({ currency: 'EUR', value: 39.8, items });
    expect(Object.keys(content)).toHaveLength(27);
  });

  it.each([
    ['en-GB', 'en-GB'],
    ['', 'en-US'],
  ])(
    'resolved_locale "defaults to the document language, else en-US": %j → %s',
    (documentLanguage, resolved) => {
      const bench = createClientBench();
      bench.change({ documentLanguage });
      expect(write(bench, trackedEvent('view-cart'))['resolved_locale']).toBe(resolved);
    },
  );

  it('names the schema of a custom event', () => {
    const content = write(createClientBench(), customEvent('wishlist_opened', { size: 3 }));
    expect(content).toMatchObject({ custom_schema_name: 'wishlist_opened', size: 3 });
  });

  it.each(['dev', 'qa', 'staging', 'prod'] as const)('names the environment %s', (environment) => {
    const bench = createClientBench({ sourceEnvironment: environment });
    expect(write(bench, trackedEvent('view-cart'))['source_environment']).toBe(environment);
  });

  it('follows address, viewport and ids, event by event', () => {
    const bench = createClientBench();
    const writer = createContentWriter(bench.options);
    const read = () =>
      JSON.parse(JSON.parse(writer(trackedEvent('view-cart'))) as string) as object;
    const before = read();
    expect(read()).toEqual(before);
    bench.change({ path: '/tea/pot', viewport: { width: 390, height: 844 } });
    bench.identify({ sessionId: 'session-7' });
    expect(read()).toEqual({
      ...before,
      page_path: '/tea/pot',
      browser_window_width: 390,
      browser_window_height: 844,
      session_id: 'session-7',
    });
  });
});

describe('"An overwritten auto-filled tracking field gives a warning."', () => {
  it.each([
    'analytics_id',
    'browser_language',
    'browser_window_height',
    'browser_window_width',
    'client_name',
    'client_version',
    'marketing_id',
    'page_host',
    'page_path',
    'page_query_params',
    'page_referrer_url',
    'session_id',
    'enduser_user_agent',
    'event_occurrence_timestamp',
    'browser_locale',
    'custom_schema_name',
    'source_environment',
    'context_website_id',
    'member_account_id',
    'website_locale',
    'member_account_locale',
  ])('%s', (field) => {
    const bench = createClientBench();
    expect(write(bench, customEvent('mine', { [field]: 'my own', other: 1 }))).toMatchObject({
      [field]: 'my own',
      other: 1,
    });
    expect(bench.warnings).toEqual([`The auto-filled tracking field "${field}" was overwritten.`]);
  });

  it('once for a field', () => {
    const bench = createClientBench();
    const writer = createContentWriter(bench.options);
    writer(customEvent('mine', { page_path: '/a' }));
    writer(customEvent('mine', { page_path: '/b', page_host: 'c' }));
    expect(bench.warnings).toEqual([
      'The auto-filled tracking field "page_path" was overwritten.',
      'The auto-filled tracking field "page_host" was overwritten.',
    ]);
  });

  it.each(['destination_url', 'object_identifier', 'resolved_locale'])(
    'not for %s, which is there to be given',
    (field) => {
      const bench = createClientBench();
      expect(write(bench, customEvent('mine', { [field]: 'given' }))[field]).toBe('given');
      expect(bench.warnings).toEqual([]);
    },
  );

  it('not for a field without a value', () => {
    const bench = createClientBench();
    const content = write(bench, customEvent('mine', { page_path: undefined }));
    expect(content['page_path']).toBe('/tea/mug/');
    expect(bench.warnings).toEqual([]);
  });
});

describe('cookieless content', () => {
  const cookieless = { treatment: 'cookieless' } as const;

  it('has no id, query or referrer', () => {
    const bench = createClientBench();
    bench.options.identity = () => {
      throw new Error('asked');
    };
    const content = write(
      bench,
      trackedEvent(
        'add-to-cart',
        {
          currency: 'EUR',
          value: 5,
          items: [],
          cartId: 'cart-1',
          destinationUrl: '/cart?token=secret#top',
          objectIdentifier: 'button',
          email: 'a@b.example',
        },
        cookieless,
      ),
    );
    expect(content).toEqual({
      analytics_id: null,
      browser_language: 'de',
      browser_window_height: 720,
      browser_window_width: 1280,
      client_name: 'vitrine',
      client_version: '0.1.0',
      marketing_id: null,
      page_host: 'shop.example',
      page_path: '/tea/mug/',
      page_query_params: null,
      page_referrer_url: null,
      session_id: null,
      enduser_user_agent: 'Browser/1.0',
      event_occurrence_timestamp: 1_766_000_000_000,
      browser_locale: 'de-CH',
      custom_schema_name: null,
      source_environment: 'prod',
      context_website_id: 'site-1',
      destination_url: null,
      member_account_id: null,
      object_identifier: 'button',
      resolved_locale: 'en-GB',
      website_locale: 'en-GB',
      member_account_locale: 'de-CH',
      currency: 'EUR',
      value: 5,
      items: [],
    });
  });

  it('keeps what a site says in an event of its own, but no id in an auto-filled field', () => {
    const content = write(createClientBench(), {
      ...customEvent('mine', { size: 3, analytics_id: 'somebody', page_referrer_url: 'x' }),
      ...cookieless,
    });
    expect(content).toMatchObject({ size: 3, analytics_id: null, page_referrer_url: null });
  });

  it('comes and goes with consent in one page', () => {
    const bench = createClientBench();
    const writer = createContentWriter(bench.options);
    const read = (treatment: 'full' | 'cookieless') => {
      const text = JSON.parse(writer(trackedEvent('view-cart', {}, { treatment }))) as string;
      return (JSON.parse(text) as Record<string, unknown>)['analytics_id'];
    };
    expect([read('full'), read('cookieless'), read('full')]).toEqual([
      'analytics-4',
      null,
      'analytics-4',
    ]);
  });
});

describe('hostile payloads', () => {
  afterEach(() => {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  });

  it('sends lists as lists under prototype.js', () => {
    Object.defineProperty(Array.prototype, 'toJSON', {
      configurable: true,
      value: () => 'patched',
    });
    const items = [{ id: 'mug', name: 'Mug' }];
    const content = write(createClientBench(), trackedEvent('add-to-cart', { items }));
    Reflect.deleteProperty(Array.prototype, 'toJSON');
    expect(content['items']).toEqual(items);
  });

  it('throws for what is no JSON, which the delivery counts as poison', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    for (const payload of [cycle, { big: 10n }]) {
      const writer = createContentWriter(createClientBench().options);
      expect(() => writer(customEvent('mine', payload))).toThrow(TypeError);
      expect(writer(customEvent('mine', { good: 1 }))).toContain('good');
    }
  });

  it('keeps a name that an object inherits', () => {
    const content = write(
      createClientBench(),
      customEvent('mine', { toString: 'x', constructor: 'y' }),
    );
    expect(content).toMatchObject({ toString: 'x', constructor: 'y' });
  });
});
