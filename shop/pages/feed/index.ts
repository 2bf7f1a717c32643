export { feedPath, createProductFeed } from './feed-file.js';
export { createSitemap } from './sitemap-file.js';
