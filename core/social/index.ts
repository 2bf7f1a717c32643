export { createLikesClient, type LikesClient } from './likes/client.js';
export { getLikes } from './likes/page-likes.js';
export type { Like } from './likes/schema.js';
export { createLikesStore, type LikesStore, type LikesStoreOptions } from './likes/store.js';
