export {
  allDictionaries,
  attributesInCallerWords,
  callerWords,
  catalogueWords,
  isInCallerWords,
  nameAttributes,
  productInCallerWords,
  queryInCallerWords,
} from './caller-words.js';
export { categoryWords } from './category-words.js';
export type { Dictionary } from './dictionary.js';
export { translatedTexts } from './translated-texts.js';
