import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import packageJson from '../../../../package.json' with { type: 'json' };
import { cartStrings, cartSummaryStrings } from '../../../../core/i18n/index.js';
import {
  configure,
  getRuntime,
  resetRuntime,
  systemClock,
  version,
} from '../../../../core/runtime/index.js';
import { createManualClock } from '../../../support/manual-clock.js';

const key = Symbol.for('vitrine.runtime');

function createReporter() {
  return { report: vi.fn(), warn: vi.fn() };
}

function addSite(json: unknown): HTMLElement {
  const script = document.createElement('script');
  script.id = 'vitrine-site';
  script.type = 'application/json';
  script.textContent = JSON.stringify(json);
  document.body.append(script);
  return script;
}

beforeEach(resetRuntime);
afterEach(() => {
  resetRuntime();
  document.body.replaceChildren();
});

describe('version', () => {
  it('is the package’s', () => {
    expect(version).toBe(packageJson.version);
    expect(getRuntime().version).toBe(version);
  });
});

describe('getRuntime', () => {
  it('answers the page’s one runtime', () => {
    expect(getRuntime()).toBe(getRuntime());
    expect(Reflect.get(globalThis, key)).toBe(getRuntime());
  });

  it('starts with defaults', () => {
    expect(getRuntime()).toMatchObject({
      config: { api: '', locale: null, currency: null, strings: {} },
      clock: systemClock,
    });
  });

  it('keeps the first copy of another version and warns once', () => {
    const reporter = createReporter();
    configure({ reporter });
    const first = Object.defineProperty(getRuntime(), 'version', { value: '0.0.9' });
    expect(getRuntime()).toBe(first);
    expect(getRuntime()).toBe(first);
    expect(reporter.warn.mock.calls).toEqual([
      [`This page runs Vitrine 0.0.9; ${version} was loaded too. Load one version.`],
    ]);
  });
});

describe('shared', () => {
  it('creates one value a key, whoever asks first', () => {
    const create = vi.fn(() => ({ carts: 1 }));
    const value = getRuntime().shared('cart:https://shop.test', create);
    expect(getRuntime().shared('cart:https://shop.test', create)).toBe(value);
    expect(getRuntime().shared('cart:https://other.test', create)).not.toBe(value);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('keeps a value that is undefined too', () => {
    const create = vi.fn(() => undefined);
    getRuntime().shared('nothing', create);
    getRuntime().shared('nothing', create);
    expect(create).toHaveBeenCalledTimes(1);
  });
});

describe('configure', () => {
  it('changes what is given and keeps the rest', () => {
    const clock = createManualClock();
    configure({ api: 'https://api.test', clock });
    configure({ currency: 'EUR' });
    expect(getRuntime().config).toEqual({
      api: 'https://api.test',
      locale: null,
      currency: 'EUR',
      strings: {},
      idempotencyKeys: true,
      actions: {},
    });
    expect(getRuntime().clock).toBe(clock);
  });

  it('reports an API origin that is no URL, and keeps the one before', () => {
    const reporter = createReporter();
    configure({ reporter, api: 'https://api.test' });
    configure({ api: 'https://', currency: 'EUR' });
    expect(getRuntime().config).toMatchObject({ api: 'https://api.test', currency: 'EUR' });
    expect(reporter.report.mock.calls[0]?.[0]).toMatchObject({
      message:
        '"https://" is no address of a shop, such as https://shop.example; "https://api.test" stays.',
    });
  });

  it.each(['localhost:8080', 'https://', 'javascript:alert(1)'])(
    'calls nobody while the address of the shop is "%s"',
    (api) => {
      const reporter = createReporter();
      configure({ reporter, api });
      configure({ currency: 'EUR' });
      expect(getRuntime().apiOrigin).toBe('null');
      expect(reporter.report).toHaveBeenCalledOnce();
      expect(reporter.report.mock.calls[0]?.[0]).toMatchObject({
        message: `"${api}" is no address of a shop, such as https://shop.example; nothing is sent.`,
      });
      configure({ api: 'https://api.test' });
      expect(getRuntime().apiOrigin).toBe('https://api.test');
    },
  );

  it('is heard on the bus', () => {
    const listener = vi.fn();
    getRuntime().bus.on('runtime.configured', listener);
    configure({ locale: 'de-AT' });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ config: getRuntime().config });
  });

  it('replaces texts', () => {
    configure({ strings: { 'cart.addToCart': 'In den Warenkorb' } });
    expect(cartStrings('addToCart')).toBe('In den Warenkorb');
    resetRuntime();
    expect(cartStrings('addToCart')).toBe('Add To Cart');
  });

  it('sets the locale of texts', () => {
    configure({ locale: 'de-DE' });
    expect(cartSummaryStrings('itemCount', { count: 1200 })).toBe('1.200 items');
  });

  it('sends later faults to a new reporter', () => {
    const reporter = createReporter();
    const { bus } = getRuntime();
    bus.on('runtime.configured', () => {
      throw new Error('Broken');
    });
    configure({ reporter });
    expect(reporter.report).toHaveBeenCalledTimes(1);
  });
});

describe('the texts of the page', () => {
  it('come from the site context, and from `configure` before that', () => {
    addSite({ strings: { 'cart.added': 'Drin!', 'cart.adding': 'Moment …' } });
    configure({ strings: { 'cart.added': 'Im Korb!' } });
    expect(cartStrings('added')).toBe('Im Korb!');
    expect(cartStrings('adding')).toBe('Moment …');
    expect(cartStrings('subscribe')).toBe('Subscribe');
  });

  it('have the locale of the site context, else of the document', () => {
    document.documentElement.lang = 'fr';
    getRuntime();
    expect(cartSummaryStrings('itemCount', { count: 1200 })).toBe('1\u202f200 items');
    resetRuntime();
    addSite({ locale: 'de_DE' });
    getRuntime();
    expect(cartSummaryStrings('itemCount', { count: 1200 })).toBe('1.200 items');
    document.documentElement.lang = '';
  });

  it.each([{ 'cart.added': 5 }, { 'cart.added': null, 'cart.adding': 'Moment …' }])(
    'are reported once and left out when they are %j',
    (strings) => {
      const reporter = createReporter();
      configure({ reporter });
      addSite({ strings });
      expect(cartStrings('added')).toBe('Added!');
      expect(cartStrings('added')).toBe('Added!');
      expect(reporter.report).toHaveBeenCalledTimes(1);
    },
  );

  it.each([null, 'Drin!', 5, ['Drin!'], true])('survive %j', (strings) => {
    addSite({ strings });
    getRuntime();
    expect(cartStrings('added')).toBe('Added!');
  });
});

describe('site', () => {
  it('is read once', () => {
    const script = addSite({ websiteId: 'w1' });
    const { site } = getRuntime();
    script.remove();
    expect(site.websiteId).toBe('w1');
    expect(getRuntime().site).toBe(site);
  });

  it('lets configure override locale and currency, before and after it was read', () => {
    addSite({ locale: 'fr-CA', currency: 'CAD' });
    expect(getRuntime().site).toMatchObject({ locale: 'fr-CA', currency: 'CAD' });
    configure({ locale: 'en-CA', currency: 'USD' });
    expect(getRuntime().site).toMatchObject({ locale: 'en-CA', currency: 'USD' });
  });

  it('reports a bad part once, however often it is read', () => {
    const reporter = createReporter();
    addSite({ currency: 'dollars' });
    configure({ reporter });
    expect(getRuntime().site.currency).toBe('USD');
    configure({ locale: 'en-GB' });
    expect(getRuntime().site.currency).toBe('USD');
    expect(reporter.report).toHaveBeenCalledTimes(1);
  });

  it('is looked for again while the page is still arriving', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    expect(getRuntime().site.websiteId).toBe('');
    addSite({ websiteId: 'w1' });
    expect(getRuntime().site.websiteId).toBe('w1');
    state.mockRestore();
  });
});

describe('resetRuntime', () => {
  it('disposes what was shared and starts anew', () => {
    const dispose = vi.fn();
    const first = getRuntime();
    first.shared('store', () => ({ dispose }));
    first.shared('plain', () => ({}));
    resetRuntime();
    expect(dispose).toHaveBeenCalledTimes(1);
    expect(getRuntime()).not.toBe(first);
  });

  it('reports a store that fails to stop and disposes the others', () => {
    const reporter = createReporter();
    const dispose = vi.fn();
    configure({ reporter });
    getRuntime().shared('bad', () => ({
      dispose() {
        throw new Error('Broken');
      },
    }));
    getRuntime().shared('good', () => ({ dispose }));
    resetRuntime();
    expect(reporter.report).toHaveBeenCalledExactlyOnceWith(new Error('Broken'), {
      where: 'dispose of "bad"',
    });
    expect(dispose).toHaveBeenCalledTimes(1);
  });
});

describe('where the API is', () => {
  const settings = Symbol.for('vitrine.settings');
  afterEach(() => Reflect.deleteProperty(globalThis, settings));

  it('is the page’s own origin at first', () => {
    expect(getRuntime().apiOrigin).toBe(location.origin);
  });

  it('is what the site context says, unless the configuration says otherwise', () => {
    addSite({ apiOrigin: 'https://api.example' });
    expect(getRuntime().apiOrigin).toBe('https://api.example');
    configure({ api: 'https://other.example' });
    expect(getRuntime().apiOrigin).toBe('https://other.example');
  });

  it('is taken from the data attributes of the script tag, as locale and currency are', () => {
    const data = { api: 'https://tag.example/', locale: 'de-DE', currency: 'EUR', other: 'x' };
    Reflect.set(globalThis, settings, data);
    const { apiOrigin, site, config } = getRuntime();
    expect(apiOrigin).toBe('https://tag.example');
    expect(site).toMatchObject({ locale: 'de-DE', currency: 'EUR' });
    expect(config).not.toHaveProperty('other');
  });
});
