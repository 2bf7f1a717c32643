export {
  createContent,
  type Content,
  type ContentList,
  type ContentQuery,
  type FoundContent,
} from './content.js';
export { ContentError } from './check-seeds.js';
export { createCountItems, type CountItems, type ItemCounts } from './item-counts.js';
export { createLocks, type Locks } from './locks.js';
export { seedContent } from './seed.js';
export {
  type ContentCollection,
  type ContentImage,
  type ContentItem,
  type ContentPlace,
  type ContentSeed,
  type ContentStatus,
} from './types.js';
export { findItems, requireItem, type DiscussedItem, type FindItem } from './find-item.js';
export { itemInCallerWords } from './words/index.js';
