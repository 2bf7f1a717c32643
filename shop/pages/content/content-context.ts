import type { PageGroup } from '../page-groups.js';
import type { PageContext } from '../page-context.js';

/** What pages of content are made with. */
export interface ContentContext extends PageContext<
  | 'catalogue'
  | 'content'
  | 'shopSearch'
  | 'countItems'
  | 'locks'
  | 'crumbs'
  | 'limits'
  | 'callers'
  | 'reporter'
> {
  readonly now: () => number;
  /** The pages that the shop does not do without. */
  readonly groups: readonly PageGroup[];
}
