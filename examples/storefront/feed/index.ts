export { feedPath, createProductFeed } from './feed-file.js';
