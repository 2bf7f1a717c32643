/** The pages of a shop, as an app of hono to mount after the API. */
export type { StorefrontServices } from './services.js';
export type { Lesson } from './lesson.js';
export { pageGroups, type PageGroup } from './page-groups.js';
export { sectionsOf, type ShopSection, type ShopSite } from './shop-site.js';
export { themes, type ThemeName } from './themes.js';
export { createPages, type FurtherPages, type PageOptions } from './create-pages.js';
