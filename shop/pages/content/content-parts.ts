import type { PageGroup } from '../page-groups.js';
import type { Render } from '../rendering.js';
import type { StorefrontServices } from '../services.js';

/** What pages of content are made with. */
export interface ContentParts {
  readonly services: Pick<
    StorefrontServices,
    | 'catalogue'
    | 'content'
    | 'shopSearch'
    | 'countItems'
    | 'locks'
    | 'crumbs'
    | 'limits'
    | 'callers'
    | 'reporter'
  >;
  readonly render: Render;
  readonly now: () => number;
  /** The pages that the shop does not do without. */
  readonly groups: readonly PageGroup[];
}
