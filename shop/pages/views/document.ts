import { cartSummaryStrings, productStrings, serverStrings } from 'vitrine/core/i18n';
import {
  catalogueCurrencies,
  type ExperimentContexts,
  type CatalogueCurrency,
  type SiteState,
} from '../../server/index.js';
import { analyticsData, type Viewer } from '../analytics.js';
import { cookiePolicies } from '../cookie-policy.js';
import { siteContext, website } from '../site.js';
import { schemeOf, themes, type Theme } from '../themes.js';
import { toAddress } from './address.js';
import { headerFooterView } from './header-footer.js';
import { fontPreloads, fontSheetAddress } from './parts/fonts.js';
import { sheetFiles, type PageView } from './page.js';
import { languageCookie, offeredLanguages, type Language } from '../words/languages.js';
import { sayIfKnown } from '../words/say.js';

/** What a page depends on besides its view. */
export interface PageRequest {
  /** Null on a page that caches keep, whose scripts the policy names by hash. */
  readonly nonce: string | null;
  readonly currency: CatalogueCurrency;
  /** The tax that its prices contain, by title; null if they are net. */
  readonly includedTax: string | null;
  readonly theme: Theme;
  readonly language: Language;
  /** What the owner has chosen for every page. */
  readonly siteState: SiteState;
  /** Whether the page has no words in other languages. */
  readonly isInEnglish: boolean;
  /** What the switches of the footer keep of the page's query. */
  readonly query: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly experiments: ExperimentContexts;
  readonly viewer: Viewer;
  /** Whether the build contains analytics, which is optional. */
  readonly hasAnalytics: boolean;
}

/** The same page in another language, with its own query; the fragment is the place of the switch. */
function languageAddress(code: string, query: PageRequest['query']): string {
  const sent = new URLSearchParams(query.map(({ name, value }) => [name, value]));
  sent.set(languageCookie, code);
  return `?${sent}#language`;
}

/** The data of the whole document. It contains nothing of the visitor's cart. */
export function documentView(request: PageRequest, view: PageView) {
  const {
    nonce,
    currency,
    includedTax,
    theme,
    language,
    siteState,
    experiments,
    viewer,
    hasAnalytics,
  } = request;
  const offered = offeredLanguages(siteState.languages.languages);
  const asksForConsent = hasAnalytics && cookiePolicies[viewer.cookies].banner;
  const wanted: ReadonlySet<string> = new Set(view.sheets);
  const sheets = [
    '/shop.css',
    ...Object.entries(sheetFiles).flatMap(([name, file]) => (wanted.has(name) ? [file] : [])),
    ...(view.furtherSheets ?? []),
    ...(asksForConsent ? ['/consent.css'] : []),
  ].map((url) => ({ url }));
  const themeSheets = theme.sheets.map(({ name, ...when }) => ({
    url: `/themes/${name}.css`,
    ...when,
  }));
  const fontSheet = fontSheetAddress(siteState.fonts);
  // Last: the owner's fonts are in place of those of every theme.
  const fontSheets = fontSheet === null ? [] : [{ url: fontSheet }];
  return {
    ...view,
    nonce,
    currency,
    priceNote: includedTax && serverStrings('priceIncludes', { title: sayIfKnown(includedTax) }),
    currencies: catalogueCurrencies,
    theme: {
      name: theme.name,
      direction: language.direction === 'rtl' ? 'rtl' : theme.direction,
      colours: theme.colours.map((one) => ({ ...one })),
      scheme: schemeOf(theme),
    },
    fontFiles: fontPreloads(siteState.fonts).map((file) => ({ url: toAddress(file) })),
    sheets: [...sheets, ...themeSheets, ...fontSheets].map(({ url, ...when }) => ({
      url: toAddress(url),
      ...when,
    })),
    scripts: (view.scripts ?? []).map((url) => ({ url: toAddress(url) })),
    language: language.code,
    query: request.query.map((one) => ({ ...one })),
    /** The titles of products, and what buyers write, stay in English, and say so. */
    isForeign: language.code !== website.language,
    isInEnglish: language.words !== null && request.isInEnglish,
    hasLanguages: offered.length > 1,
    languages: offered.map(({ code, title }) => ({
      code,
      title,
      url: toAddress(languageAddress(code, request.query)),
      isChosen: code === language.code,
    })),
    ...headerFooterView(siteState.headerFooter, language),
    themes: themes.map(({ name, title }) => ({
      name,
      title: sayIfKnown(title),
      isChosen: name === theme.name,
    })),
    site: {
      ...siteContext(view.page, currency, language),
      experiments,
    },
    hasAnalytics,
    // Visits to the owner's pages are not counted, even before the sign-in; afterwards the account says so (platform §4).
    analytics: {
      ...analyticsData(viewer, view.analytics),
      ...(siteState.adPixel.id !== null && { pixelId: siteState.adPixel.id }),
      isDisabled: (view.isOwner ?? false) && viewer.account === null,
    },
    asksForConsent,
    /** A list of what somebody looked at is more than the shop needs. */
    mayRemember: !cookiePolicies[viewer.cookies].restrictive,
    localizedStrings: {
      salePrice: productStrings('salePrice'),
      regularPrice: productStrings('regularPrice'),
      emptyCart: cartSummaryStrings('emptyCart'),
    },
  };
}
