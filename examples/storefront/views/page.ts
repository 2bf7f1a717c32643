import type { SitePage } from '../../../core/runtime/index.js';
import type { Value } from '../../../core/template/index.js';
import type { PageAnalytics } from '../analytics.js';
import type { Plain } from './plain.js';

/** What the document around a page needs to know of it; the page's own template knows the rest. */
export type PageView = {
  readonly title: string;
  readonly description: string;
  /** What widgets are told about the page; null on pages that are no part of the site's content. */
  readonly page: Plain<SitePage> | null;
  /** Whether it is on the way from the cart to the order: without what leads away from it. */
  readonly isCheckout?: boolean;
  /** Whether the visitor has more to fill in than a quantity. */
  readonly isForm?: boolean;
  /** Whether a form of the site, or the restock signup, is on it. */
  readonly isWebsiteForm?: boolean;
  /** Whether it is one of the owner's, which look like a workshop rather than a shop. */
  readonly isOwner?: boolean;
  /** Whether it shows what happens at this moment: it has a sheet, and a script that asks again. */
  readonly isLive?: boolean;
  /** The cart itself, which needs no drawer. */
  readonly isCart?: boolean;
  /** What it tells tracking. */
  readonly analytics?: Plain<PageAnalytics>;
  readonly [part: string]: Value;
};
