/** The pages of a shop, as an app of hono to mount after the API. */
export { pageGroups, type PageGroup } from './page-groups.js';
export { sectionsOf, type ShopSite } from './shop-site.js';
export { themes } from './themes.js';
export { createPages, type FurtherPages, type PageOptions } from './create-pages.js';
