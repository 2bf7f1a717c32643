import { packageFile } from '../server/index.js';
import type { Variables } from './settings.js';

/** Where a shop finds its files. */
export interface ShopPaths {
  /** The build of the widgets, served below `/assets/`. */
  readonly assetsDir: string;
  /** Style sheets, scripts and pictures, served from the root. */
  readonly publicDir: string;
  /** The templates of the pages. */
  readonly templatesDir: string;
  /** The templates, style sheets and scripts of the owner's pages, in `templates/` and `public/`. */
  readonly ownerDir: string;
  /** Files that are in place of those of `publicDir`; null for none. */
  readonly ownPublicDir: string | null;
  /** Templates that are in place of those of the same name; null for none. */
  readonly ownTemplatesDir: string | null;
  /** The files that are sold: one folder for each SKU. Null for a shop that sells none. */
  readonly downloadsDir: string | null;
  /** The JSON Schemas of tracked events; a file that is not there checks none. */
  readonly eventSchemas: string;
}

/** A variable wins over what the shop says, and that over what comes with the package. */
export function findPaths(given: Partial<ShopPaths>, environment: Variables): ShopPaths {
  const { ASSETS_DIR, TEMPLATES_DIR, DOWNLOADS_DIR } = environment;
  return {
    assetsDir: packageFile('vitrine', 'dist/cdn'),
    publicDir: packageFile('vitrine-shop', 'pages/public'),
    templatesDir: packageFile('vitrine-shop', 'pages/templates'),
    ownerDir: packageFile('vitrine-shop', 'owner'),
    ownPublicDir: null,
    ownTemplatesDir: null,
    downloadsDir: null,
    eventSchemas: packageFile('vitrine', 'dist/event-schemas.json'),
    ...given,
    ...(ASSETS_DIR !== undefined && { assetsDir: ASSETS_DIR }),
    ...(TEMPLATES_DIR !== undefined && { templatesDir: TEMPLATES_DIR }),
    ...(DOWNLOADS_DIR !== undefined && { downloadsDir: DOWNLOADS_DIR }),
  };
}
