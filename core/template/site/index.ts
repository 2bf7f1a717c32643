export { contentTypeOf } from './content-types.js';
export { createSite, type Site, type SiteOptions } from './create-site.js';
export type { SiteFiles } from './files.js';
export { completeGalleryOptions } from './gallery-options.js';
export { galleryAttributes } from './gallery-partial.js';
export type { LoadedCollection, SiteHooks, SiteLoaders, SiteQuery } from './hooks.js';
export { SiteFault, type SiteFaultCode } from './site-fault.js';
export type { CompileLess } from './stylesheets.js';
export type {
  Data,
  FindingCode,
  SiteError,
  SiteFinding,
  SitePage,
  SiteRequest,
  SiteResult,
} from './types.js';
