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
} satisfies StoreSettings;

/** What widgets are told about the site; the member comes from the user-info cookie, so that pages can be cached. */
export function siteContext(page: Plain<SitePage> | null, currency: CatalogueCurrency) {
  return {
    websiteId: 'vitrine-shop',
    templateId: 'marram',
    locale,
    currency,
    storeSettings,
    featureFlags: [],
    page,
    cookiePolicy: null,
    editorFrame: false,
  };
}
