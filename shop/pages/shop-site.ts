import { categoryUrl, type CatalogueCurrency, type SiteLanguageCode } from '../server/index.js';
import type { Lesson } from './lesson.js';
import type { PageGroup } from './page-groups.js';
import type { ThemeName } from './themes.js';

/** A category of the shop with its page, and its anchor on the home page. */
export interface ShopSection {
  readonly category: string;
  readonly anchor: string;
  readonly url: string;
}

/** What makes the pages those of one shop. */
export interface ShopSite {
  readonly title: string;
  readonly tagLine: string;
  readonly description: string;
  /** In display order, in the header and on the home page. */
  readonly sections: readonly ShopSection[];
  /** Stands in the footer until the owner writes something else there; '' for nothing. */
  readonly footerWords: string;
  /** Of dates, such as `Europe/London`. */
  readonly timeZone: string;
  /** The language of the shop's own texts, in which pages are shown until a visitor chooses another. */
  readonly language: SiteLanguageCode;
  /** Of prices, until a visitor chooses another. */
  readonly currency: CatalogueCurrency;
  /** The look, until a visitor chooses another. */
  readonly theme: ThemeName;
  /** Pages that the shop has besides those that selling needs. */
  readonly pages: readonly PageGroup[];
  /** What lists and search engines say of a page, in place of the description of the shop. */
  readonly descriptions?: Readonly<Partial<Record<PageGroup, string>>>;
  /** In the recommended order; none by default. */
  readonly lessons?: readonly Lesson[];
  /** What tracking calls the templates. */
  readonly templateId?: string;
}

/** The sections of categories, at the addresses where the server links to them. */
export function sectionsOf(categories: readonly string[]): readonly ShopSection[] {
  return [...new Set(categories)].map((category, index) => {
    const url = categoryUrl(category);
    const anchor = url.slice('/shop/'.length);
    return { category, anchor: anchor.includes('%') ? `category-${index + 1}` : anchor, url };
  });
}
