export { keyedOption } from './keyed-option.js';
export {
  createSuggestStore,
  type SuggestState,
  type SuggestStore,
  type SuggestStoreOptions,
} from './suggest-store.js';
