import type { SitePage, StoreSettings } from '../../core/runtime/index.js';
import { instalmentTerms, type CatalogueCurrency } from '../server/index.js';
import type { Plain } from './views/plain.js';
import type { Language } from './words/languages.js';

/** Sections of the shop in display order, with their pages and their anchors on the home page. */
export const sections = [
  { category: 'Table', anchor: 'table', url: '/shop/table' },
  { category: 'Textiles', anchor: 'textiles', url: '/shop/textiles' },
  { category: 'Light', anchor: 'light', url: '/shop/light' },
  { category: 'Paper', anchor: 'paper', url: '/shop/paper' },
  { category: 'Kitchen', anchor: 'kitchen', url: '/shop/kitchen' },
  { category: 'Gifts & Classes', anchor: 'gifts', url: '/shop/gifts-classes' },
] as const;

/** The variable `website` of every template. */
export const website = {
  siteTitle: 'Marram',
  siteTagLine: 'Everyday things, made slowly',
  siteDescription:
    'Stoneware, linen, lamps, paper and coffee from a small workshop on the coast, made to be used every day.',
  sections,
  timeZone: 'Europe/London',
  // The share buttons are printed if there is one.
  shareButtonOptions: { mail: true },
} as const;

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
    templateId: 'marram',
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
