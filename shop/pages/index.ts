/** The pages of a shop (`vitrine/storefront`), as an app of hono to mount after the API of `vitrine/server`. */
export type { StorefrontServices } from './services.js';
export { pageGroups, type PageGroup } from './page-groups.js';
export { sectionsOf, type ShopSection, type ShopSite } from './shop-site.js';
export { themes, type ThemeName } from './themes.js';
export { createStorefront, type StorefrontOptions } from './storefront.js';
