import type { SitePage } from '../../../core/runtime/index.js';
import type { Value } from '../../../core/template/index.js';
import type { PageAnalytics } from '../analytics.js';
import type { Plain } from './plain.js';

/** The data of a page that the document layout reads; other members are for the page's own template. */
export type PageView = {
  readonly title: string;
  readonly description: string;
  /** The page in the site context for widgets; null for pages that are not part of the site's content. */
  readonly page: Plain<SitePage> | null;
  /** Whether it belongs to the checkout, which has a reduced header and footer. */
  readonly isCheckout?: boolean;
  /** Whether it is a page of the journal or the like, with their style sheet. */
  readonly isContent?: boolean;
  /** Whether it lists what was searched or filtered, with their style sheet. */
  readonly isFinding?: boolean;
  /** Whether it is the search page, whose own field stands for that of the header. */
  readonly isSearch?: boolean;
  /** Whether it shows a gallery, with the sheet that it has without script. */
  readonly hasGallery?: boolean;
  /** Whether it has neither header nor footer, as a lock screen or a cover page. */
  readonly isBare?: boolean;
  /** Whether it needs the style sheet of forms. */
  readonly isForm?: boolean;
  /** Whether it contains a form of the site or the restock signup. */
  readonly isWebsiteForm?: boolean;
  /** Whether it is an owner's page, with its own style sheet. */
  readonly isOwner?: boolean;
  /** With the styles of the owner's products. */
  readonly isProducts?: boolean;
  /** Whether its link fields suggest collections. */
  readonly isChoosing?: boolean;
  /** Whether the page uploads files by script. */
  readonly isUploading?: boolean;
  /** Whether it refreshes itself, with a script and a style sheet. */
  readonly isLive?: boolean;
  /** Whether it shows charts, with their style sheet. */
  readonly hasCharts?: boolean;
  /** Whether it is the cart page, which needs no cart drawer. */
  readonly isCart?: boolean;
  /** The page's data for tracking. */
  readonly analytics?: Plain<PageAnalytics>;
  readonly [part: string]: Value;
};
