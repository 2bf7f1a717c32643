import type { SitePage, StoreSettings } from '../../core/runtime/index.js';
import type { CatalogueCurrency } from '../server/index.js';
import type { Plain } from './views/plain.js';

/** Sections of the shop in the order of the shelves, with the anchors of the home page. */
export const sections = [
  { category: 'Table', anchor: 'table' },
  { category: 'Textiles', anchor: 'textiles' },
  { category: 'Light', anchor: 'light' },
  { category: 'Paper', anchor: 'paper' },
  { category: 'Kitchen', anchor: 'kitchen' },
  { category: 'Gifts & Classes', anchor: 'gifts' },
] as const;

/** What every template of the shop sees as `website`. */
export const website = {
  siteTitle: 'Marram',
  siteTagLine: 'Everyday things, made slowly',
  siteDescription:
    'Stoneware, linen, lamps, paper and coffee from a small workshop on the coast, made to be used every day.',
  sections,
} as const;

/** How prices and numbers are written, whatever the currency. */
export const locale = 'en-US';

export const storeSettings = {
  allowMultipleQuantityForServices: true,
  soldOutLabel: null,
  saleLabel: null,
  addToCartLabel: null,
  relatedLabel: 'From the same shelf',
  reviews: { native: true, imported: true },
} satisfies StoreSettings;

/** Between which totals instalments are offered, in minor units. The provider knows no yen. */
const instalmentLimits: Readonly<Record<CatalogueCurrency, { min: number; max: number } | null>> = {
  USD: { min: 3500, max: 100_000 },
  EUR: { min: 3000, max: 90_000 },
  JPY: null,
};

/** storefront §3, Instalment context. */
function instalmentSettings(currency: CatalogueCurrency) {
  const limits = instalmentLimits[currency];
  return {
    afterPayAvailable: limits !== null,
    afterPayMin: limits?.min ?? null,
    afterPayMax: limits?.max ?? null,
    shopperLanguage: 'en',
    stripeAccountCountry: 'US',
  };
}

/** What widgets are told about the site; the member comes from the user-info cookie, so that pages can be cached. */
export function siteContext(page: Plain<SitePage> | null, currency: CatalogueCurrency) {
  return {
    websiteId: 'vitrine-shop',
    templateId: 'marram',
    locale,
    currency,
    storeSettings: { ...storeSettings, instalments: instalmentSettings(currency) },
    // Forms may limit the length of long texts (platform §3).
    featureFlags: ['visitor-commerce-metrics', 'video-paywall', 'vanilla-form-handler'],
    page,
    cookiePolicy: null,
    editorFrame: false,
  };
}
