// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { firstState } from '../../../../../shop/server/index.js';
import { schemeOf, themes } from '../../../../../shop/pages/themes.js';
import { documentView } from '../../../../../shop/pages/views/document.js';
import { languages } from '../../../../../shop/pages/words/languages.js';
import '../on-marram.js';

const page = {
  id: 'about',
  contentSource: 'c',
  title: 'About',
  path: '/about',
  permissionType: null,
} as const;
const call = {
  experimentType: 'AB_TEST',
  variant: 'b',
  segmentName: 'treatment',
  containsError: false,
} as const;
const view = documentView(
  {
    nonce: 'n+1=',
    currency: 'EUR',
    includedTax: 'VAT',
    query: [],
    isInEnglish: true,
    theme: themes[2],
    language: languages[0]!,
    siteState: firstState,
    experiments: { call },
    viewer: { cookies: 'asked', account: null },
    hasAnalytics: true,
  },
  {
    title: 'About – Marram',
    description: 'Who we are.',
    page,
    words: 'Hello',
    analytics: { pageKind: 'page' },
  },
);

describe('documentView', () => {
  it('keeps the page’s own data', () => {
    expect(view).toMatchObject({ title: 'About – Marram', words: 'Hello', nonce: 'n+1=' });
  });

  it('has a site context without the viewer', () => {
    expect(view.site).toMatchObject({ locale: 'en-US', currency: 'EUR', page });
    expect(view.site).not.toHaveProperty('member');
  });

  it('has tracking data with the page and the cookie policy', () => {
    expect(view).toMatchObject({
      hasAnalytics: true,
      asksForConsent: true,
      analytics: {
        sourceEnvironment: 'prod',
        pageKind: 'page',
        account: null,
        cookies: { restrictive: true, absolute: false, banner: true, onRefusal: 'cookieless' },
      },
    });
  });

  it('has the experiments in the site context, but not whom they count', () => {
    expect(view.site).toMatchObject({ experiments: { call } });
    expect(view.site).not.toHaveProperty('experimentUnit');
  });

  it('lists the themes, and links the sheets of the chosen one', () => {
    expect(view.theme).toEqual({
      name: 'dusk',
      direction: 'ltr',
      colours: [{ colour: '#15191c' }],
      scheme: 'dark',
    });
    expect(themes.map(schemeOf)).toEqual(['light dark', 'light', 'dark', 'light', 'light']);
    expect(view.themes.filter(({ isChosen }) => isChosen)).toEqual([
      { name: 'dusk', title: 'Dusk', isChosen: true },
    ]);
    expect(view.sheets).toEqual([
      { url: '/shop.css' },
      { url: '/consent.css' },
      { url: '/themes/dusk.css' },
    ]);
  });

  it('lists the currencies of the shop', () => {
    expect(view).toMatchObject({ currency: 'EUR', currencies: ['USD', 'EUR', 'JPY'] });
  });
});
