import type { SitePage, StoreSettings } from 'vitrine/core/runtime';
import { instalmentTerms, type CatalogueCurrency } from '../server/index.js';
import { currentSite } from './current-site.js';
import { groupFlags, type PageGroup } from './page-groups.js';
import type { Plain } from './views/plain.js';
import type { Language } from './words/languages.js';
import { sayIfKnown } from './words/say.js';

/** The variable `website` of every template, for the shop whose page is being made. */
export const website = {
  get siteTitle() {
    return currentSite().title;
  },
  get siteTagLine() {
    return currentSite().tagLine;
  },
  get siteDescription() {
    return currentSite().description;
  },
  get sections() {
    return currentSite().sections;
  },
  get footerWords() {
    return currentSite().footerWords;
  },
  get timeZone() {
    return currentSite().timeZone;
  },
  get language() {
    return currentSite().language;
  },
  /** Which of the pages exist that a shop can do without. */
  get pages() {
    return groupFlags(currentSite().pages);
  },
  // The share buttons are printed if there is one.
  shareButtonOptions: { mail: true },
} as const;

/** What the site says of one of its pages, or of itself. */
export const descriptionOf = (group: PageGroup): string =>
  sayIfKnown(currentSite().descriptions?.[group] ?? website.siteDescription);

/** The locale of prices and numbers in English, for every currency. */
export const locale = 'en-US';

export const storeSettings = {
  allowMultipleQuantityForServices: true,
  soldOutLabel: null,
  saleLabel: null,
  addToCartLabel: null,
  relatedLabel: 'From the same shelf',
  reviews: { native: true, imported: true },
} satisfies StoreSettings;

/** storefront §3, Instalment context. */
function instalmentSettings(currency: CatalogueCurrency, shopperLanguage: string) {
  return {
    ...instalmentTerms(currency),
    shopperLanguage,
    stripeAccountCountry: 'US',
  };
}

/** The site context for widgets. The member is not part of it but in the user-info cookie, so that pages can be cached. */
export function siteContext(
  page: Plain<SitePage> | null,
  currency: CatalogueCurrency,
  language: Pick<Language, 'code' | 'locale'> = { code: 'en', locale },
) {
  return {
    websiteId: 'vitrine-shop',
    templateId: currentSite().templateId ?? '',
    locale: language.locale,
    currency,
    storeSettings: { ...storeSettings, instalments: instalmentSettings(currency, language.code) },
    // vanilla-form-handler: forms can limit the length of long texts (platform §3).
    featureFlags: ['visitor-commerce-metrics', 'video-paywall', 'vanilla-form-handler'],
    page,
    cookiePolicy: null,
    editorFrame: false,
  };
}
