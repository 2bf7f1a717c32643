export { describeKept, type KeptHints } from './describe-kept.js';
export { createKeptFacts, type KeptFacts, type KeptFactsStore } from './kept-facts.js';
export { createKeptList, type KeptList, type KeptListOptions } from './kept-list.js';
export {
  isKeepable,
  readKept,
  withoutProduct,
  withProduct,
  type KeptProduct,
} from './kept-product.js';
export { getRecentProducts, getSavedProducts, mostKept } from './page-lists.js';
export { mayRecord, recordVisit } from './record-visit.js';
