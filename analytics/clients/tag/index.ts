export { createTagClient, type TagOptions } from './tag-client.js';
