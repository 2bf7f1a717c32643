export type { PreloadPage } from './find-files.js';
export { createPreload, type Preload, type PreloadOptions } from './preload.js';
export { PreloadError, type PreloadErrorCode } from './preload-error.js';
