import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageKinds } from '../../../../core/content/index.js';
import { removeCookie, writeCookie } from '../../../../core/net/index.js';
import { parseSite, readSiteScript, readTextSource } from '../../../../core/runtime/site.js';

const noOverrides = { locale: null, currency: null };

function parse(json: unknown, overrides: Parameters<typeof parseSite>[1] = noOverrides) {
  const problems: string[] = [];
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  const site = parseSite(text, overrides, (problem) => problems.push(problem));
  return { site, problems };
}

const defaults = {
  websiteId: '',
  templateId: '',
  locale: 'en-US',
  currency: 'USD',
  storeSettings: {
    allowMultipleQuantityForServices: true,
    soldOutLabel: null,
    saleLabel: null,
    addToCartLabel: null,
  },
  featureFlags: [],
  member: { authenticated: false, siteUserId: null },
  page: null,
  cookiePolicy: null,
  editorFrame: false,
  emailPattern: 'any-tld',
  formNotices: 'once',
  commentsEnabled: true,
  apiOrigin: '',
  apiLacks: [],
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
  removeCookie('siteUserInfo');
});

describe('parseSite', () => {
  // storefront §3: "taken from the site's store settings, default USD."
  it('has a default for everything', () => {
    expect(parse({})).toEqual({ site: defaults, problems: [] });
    expect(parseSite(null, noOverrides, () => expect.unreachable())).toEqual(defaults);
  });

  it('keeps every part the page gives', () => {
    const site = {
      websiteId: 'w1',
      templateId: 't1',
      locale: 'de-AT',
      currency: 'EUR',
      storeSettings: {
        allowMultipleQuantityForServices: false,
        soldOutLabel: 'Gone',
        saleLabel: 'Bargain',
        addToCartLabel: 'Buy',
        reviews: { native: true },
      },
      featureFlags: ['video-paywall'],
      member: { authenticated: true, siteUserId: 'u1' },
      page: { id: 'p1', contentSource: 'i', title: 'Mug', path: '/shop/mug', permissionType: 1 },
      cookiePolicy: 'absolute',
      editorFrame: true,
      emailPattern: 'specified',
      formNotices: 'specified',
      commentsEnabled: false,
      apiOrigin: '',
      apiLacks: ['coupons', 'idempotency-keys'],
    };
    expect(parse(site)).toEqual({ site, problems: [] });
  });

  it('takes the specified email addresses for a pattern it does not know, and says so', () => {
    const { site, problems } = parse({ emailPattern: 'any' });
    expect(site.emailPattern).toBe('any-tld');
    expect(problems.join()).toContain('"emailPattern"');
  });

  it('fills in what a part leaves out', () => {
    const { site, problems } = parse({
      storeSettings: { soldOutLabel: 'Gone' },
      member: { authenticated: true },
      page: { id: 'p1', contentSource: 'c' },
    });
    expect(problems).toEqual([]);
    expect(site.storeSettings).toEqual({ ...defaults.storeSettings, soldOutLabel: 'Gone' });
    expect(site.member).toEqual({ authenticated: true, siteUserId: null });
    expect(site.page).toEqual({
      id: 'p1',
      contentSource: 'c',
      title: '',
      path: '',
      permissionType: null,
    });
  });

  // storefront §2: "Page types the front end distinguishes: main content (collection), content item, member-area
  // access denied." platform §2 has 25.
  it.each(pageKinds)('reads a page of the kind %s', (kind) => {
    const { site, problems } = parse({ page: { id: 'p1', contentSource: 'i', kind } });
    expect(site.page?.kind).toBe(kind);
    expect(problems).toEqual([]);
  });

  it.each([
    ['order-link', 'order-link'],
    [7, undefined],
    [null, undefined],
  ])('reads the kind %j as %j', (kind, expected) => {
    const { site, problems } = parse({ page: { id: 'p1', contentSource: 'c', kind } });
    expect(site.page).toMatchObject({ id: 'p1', kind: expected });
    expect(problems).toEqual([]);
  });

  it('says in a sentence which part is wrong, and keeps its default', () => {
    const { site, problems } = parse({
      websiteId: 'w1',
      currency: 'dollars',
      featureFlags: 'all',
      storeSettings: { soldOutLabel: 7 },
    });
    expect(site).toEqual({ ...defaults, websiteId: 'w1' });
    expect(problems).toEqual([
      '"currency" of the site context (#vitrine-site) is not valid; the default is used.',
      '"storeSettings.soldOutLabel" of the site context (#vitrine-site) is not valid; the default is used.',
      '"featureFlags" of the site context (#vitrine-site) is not valid; the default is used.',
    ]);
  });

  it.each([
    ['{', 'The site context (#vitrine-site) is not a valid JSON object; defaults are used.'],
    ['[]', 'The site context (#vitrine-site) is not a valid JSON object; defaults are used.'],
    ['null', 'The site context (#vitrine-site) is not a valid JSON object; defaults are used.'],
  ])('explains %s', (text, problem) => {
    expect(parse(text)).toEqual({ site: defaults, problems: [problem] });
  });

  it('takes the document’s language when no locale is given', () => {
    document.documentElement.lang = 'fr-ca';
    expect(parse({}).site.locale).toBe('fr-CA');
    document.documentElement.lang = 'not a language';
    expect(parse({})).toEqual({ site: defaults, problems: [] });
  });

  it.each([
    ['en_GB', 'en-GB'],
    ['EN-gb', 'en-GB'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
  ])('turns the locale %s into %s, which Intl accepts', (locale, canonical) => {
    expect(parse({ locale }).site.locale).toBe(canonical);
  });

  it('does not take a locale that Intl would refuse', () => {
    const { site, problems } = parse({ locale: 'english please' });
    expect(site.locale).toBe('en-US');
    expect(problems).toHaveLength(1);
  });

  it('prefers what was configured', () => {
    const overrides = { locale: 'en-CA', currency: 'CAD' };
    expect(parse({ locale: 'de-DE', currency: 'EUR' }, overrides).site).toMatchObject(overrides);
  });

  describe('the member', () => {
    it('comes from the user-info cookie when the page does not say', () => {
      writeCookie('siteUserInfo', '{"authenticated":true,"siteUserId":"u1"}');
      expect(parse({}).site.member).toEqual({ authenticated: true, siteUserId: 'u1' });
      const member = { authenticated: false, siteUserId: null };
      expect(parse({ member }).site.member).toEqual(member);
    });

    // platform §6: "an unparseable cookie is treated as absent."
    it.each(['{', '{"authenticated":"yes"}', '', 'null'])(
      'is absent when the cookie is %j',
      (text) => {
        writeCookie('siteUserInfo', text);
        expect(parse({})).toEqual({ site: defaults, problems: [] });
      },
    );
  });
});

describe('readSiteScript', () => {
  it('answers null without the script, and without a document', () => {
    expect(readSiteScript()).toBeNull();
    vi.stubGlobal('document', undefined);
    expect(readSiteScript()).toBeNull();
    expect(parse({}).site).toEqual(defaults);
  });
});

describe('readTextSource', () => {
  it('keeps the texts, and names what is none', () => {
    const problems: string[] = [];
    const text = JSON.stringify({ strings: { 'cart.adding': 'One moment', 'cart.added': 7 } });
    const overrides = { locale: 'de-DE', strings: {} };
    expect(readTextSource(text, overrides, (problem) => problems.push(problem))).toEqual({
      locale: 'de-DE',
      strings: { 'cart.adding': 'One moment' },
    });
    expect(problems).toEqual([
      '"strings.cart.added" of the site context (#vitrine-site) is not valid; the default is used.',
    ]);
  });
});
