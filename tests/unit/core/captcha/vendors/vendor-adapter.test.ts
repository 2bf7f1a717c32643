import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVendorAdapter } from '../../../../../core/captcha/vendors/index.js';
import { vendors, type Vendor } from '../../../../../core/captcha/vendors/vendors.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { createFakeVendor } from './fake-vendor.js';

let clock: ManualClock;
let appended: HTMLScriptElement[];

beforeEach(() => {
  clock = createManualClock();
  configure({ clock });
  appended = [];
  // happy-dom would fetch it.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node);
  });
});

afterEach(() => {
  document.body.replaceChildren();
  resetRuntime();
  vi.unstubAllGlobals();
});

const place = () => document.body.appendChild(document.createElement('div'));
const request = (onToken = vi.fn<(token: string | null) => void>()) =>
  ({ siteKey: 'the key', size: 'normal', locale: 'de-AT', onToken }) as const;

const all: readonly Vendor[] = ['recaptcha', 'hcaptcha', 'turnstile'];

describe.each(all)('%s', (vendor) => {
  const { global } = vendors[vendor];

  function setUp() {
    const fake = createFakeVendor();
    vi.stubGlobal(global, fake.api);
    return fake;
  }

  // storefront §9: "Captcha defaults: light theme, normal size"
  it('is rendered with the key, light and normal', async () => {
    const { rendered } = setUp();
    const node = place();
    await createVendorAdapter(vendor).render(node, request());
    expect(rendered[0]?.options).toMatchObject({
      sitekey: 'the key',
      theme: 'light',
      size: 'normal',
    });
    expect(node.querySelector('span')).not.toBeNull();
    expect(appended).toEqual([]);
  });

  it('tells of a token, of one that has expired, and of a fault', async () => {
    const { rendered, solve } = setUp();
    const wanted = request();
    const captcha = await createVendorAdapter(vendor).render(place(), wanted);
    expect(captcha.token()).toBeNull();
    solve('abc');
    expect(captcha.token()).toBe('abc');
    rendered[0]?.options['expired-callback']();
    rendered[0]?.options['error-callback']();
    expect(wanted.onToken.mock.calls).toEqual([['abc'], [null], [null]]);
  });

  it('is reset and destroyed', async () => {
    const { api, solve } = setUp();
    const node = place();
    const captcha = await createVendorAdapter(vendor).render(node, request());
    solve('abc');
    captcha.reset();
    expect(api.reset).toHaveBeenCalledExactlyOnceWith(0);
    expect(captcha.token()).toBeNull();
    captcha.destroy();
    expect(api.remove).toHaveBeenCalledExactlyOnceWith(0);
    expect(node.childElementCount).toBe(0);
  });

  it('is destroyed also when the vendor cannot any more', async () => {
    const { api } = setUp();
    api.remove.mockImplementation(() => {
      throw new Error('No such frame.');
    });
    const node = place();
    (await createVendorAdapter(vendor).render(node, request())).destroy();
    expect(node.childElementCount).toBe(0);
  });

  it('leaves nothing behind when its key is not taken', async () => {
    const { api } = setUp();
    api.render.mockImplementation(() => {
      throw new Error('Invalid site key.');
    });
    const node = place();
    await expect(createVendorAdapter(vendor).render(node, request())).rejects.toThrow(
      'Invalid site key.',
    );
    expect(node.childElementCount).toBe(0);
  });

  it('is loaded once for two captchas', async () => {
    const adapter = createVendorAdapter(vendor);
    const both = Promise.all([
      adapter.render(place(), request()),
      adapter.render(place(), request()),
    ]);
    await vi.waitFor(() => expect(appended).toHaveLength(1));
    const { rendered } = setUp();
    appended[0]?.dispatchEvent(new Event('load'));
    await both;
    expect(rendered.map(({ id }) => id)).toHaveLength(2);
    expect(new Set(rendered.map(({ id }) => id)).size).toBe(2);
    expect(appended).toHaveLength(1);
  });

  it('is waited for when its script comes in two pieces', async () => {
    const rendering = createVendorAdapter(vendor).render(place(), request());
    await vi.waitFor(() => expect(appended).toHaveLength(1));
    vi.stubGlobal(global, { ready: () => undefined, render: undefined });
    appended[0]?.dispatchEvent(new Event('load'));
    await clock.advance(500);
    const { rendered } = setUp();
    expect(rendered).toHaveLength(0);
    await clock.advance(60);
    await rendering;
    expect(rendered).toHaveLength(1);
  });

  it('cannot be rendered when its script does not load, and is tried again', async () => {
    const adapter = createVendorAdapter(vendor);
    const rendering = adapter.render(place(), request());
    const refused = expect(rendering).rejects.toThrow(/ could not be loaded\.$/);
    await vi.waitFor(() => expect(appended).toHaveLength(1));
    appended[0]?.dispatchEvent(new Event('error'));
    await refused;
    const again = adapter.render(place(), request());
    await vi.waitFor(() => expect(appended).toHaveLength(2));
    setUp();
    appended[1]?.dispatchEvent(new Event('load'));
    await again;
  });

  it('cannot be rendered when its script loads and says nothing', async () => {
    const rendering = createVendorAdapter(vendor).render(place(), request());
    const refused = expect(rendering).rejects.toThrow(`${global} did not come in 20000 ms.`);
    await vi.waitFor(() => expect(appended).toHaveLength(1));
    appended[0]?.dispatchEvent(new Event('load'));
    await clock.advance(21_000);
    await refused;
    expect(clock.pending()).toBe(0);
  });

  it('uses a script that the page has brought itself', async () => {
    const own = document.createElement('script');
    own.type = 'text/plain';
    own.src = `${vendors[vendor].addresses[0]}api.js`;
    document.body.append(own);
    const rendering = createVendorAdapter(vendor).render(place(), request());
    await clock.advance(200);
    const { rendered } = setUp();
    await clock.advance(60);
    await rendering;
    expect(rendered).toHaveLength(1);
    expect(appended).toEqual([]);
  });
});

describe('the script of a vendor', () => {
  it.each([
    ['recaptcha', 'https://www.google.com/recaptcha/api.js?render=explicit&hl=de-AT'],
    ['hcaptcha', 'https://js.hcaptcha.com/1/api.js?render=explicit&hl=de-AT'],
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'],
  ] as const)('of %s is %s', async (vendor, address) => {
    void createVendorAdapter(vendor).render(place(), request());
    await vi.waitFor(() => expect(appended).toHaveLength(1));
    expect(appended[0]?.src).toBe(address);
    expect(appended[0]?.async).toBe(true);
  });

  it('is told the language of Turnstile when it is rendered', async () => {
    const { api, rendered } = createFakeVendor();
    vi.stubGlobal('turnstile', api);
    await createVendorAdapter('turnstile').render(place(), request());
    expect(rendered[0]?.options.language).toBe('de-AT');
  });
});
