import type { SitePage } from 'vitrine/core/runtime';
import type { Value } from 'vitrine/template';
import type { PageAnalytics } from '../analytics.js';
import type { Plain } from './plain.js';

/** The style sheets of some pages, in the order of the cascade. */
export const sheetFiles = {
  forms: '/forms.css',
  finding: '/finding.css',
  content: '/content.css',
  gallery: '/assets/vitrine-gallery.css',
  'website-forms': '/website-forms.css',
} as const;

export type Sheet = keyof typeof sheetFiles;

/** The data of a page that the document layout reads; other members are for the page's own template. */
export type PageView = {
  readonly title: string;
  readonly description: string;
  /** The page in the site context for widgets; null for pages that are not part of the site's content. */
  readonly page: Plain<SitePage> | null;
  /** The style sheets that it needs besides that of every page. */
  readonly sheets?: readonly Sheet[];
  /** Further style sheets, and scripts, by their addresses. */
  readonly furtherSheets?: readonly string[];
  readonly scripts?: readonly string[];
  /** Whether it belongs to the checkout, which has a reduced header and footer. */
  readonly isCheckout?: boolean;
  /** Whether it is the search page, whose own field stands for that of the header. */
  readonly isSearch?: boolean;
  /** Whether it has neither header nor footer, as a lock screen or a cover page. */
  readonly isBare?: boolean;
  /** Whether it is an owner's page. */
  readonly isOwner?: boolean;
  /** Whether it is the cart page, which needs no cart drawer. */
  readonly isCart?: boolean;
  /** The page's data for tracking. */
  readonly analytics?: Plain<PageAnalytics>;
  readonly [part: string]: Value;
};
