export type { Content, ContentList, FoundContent } from './content.js';
export { ContentError } from './check-seeds.js';
export type { CountItems, ItemCounts } from './item-counts.js';
export type {
  ContentCollection,
  ContentImage,
  ContentItem,
  ContentSeed,
  ContentStatus,
} from './types.js';
export { requireItem, type DiscussedItem, type FindItem } from './find-item.js';
export { itemInCallerWords } from './words/index.js';
