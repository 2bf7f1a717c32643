export {
  allDictionaries,
  attributesInCallerWords,
  callerWords,
  isInCallerWords,
  nameAttributes,
  productInCallerWords,
  queryInCallerWords,
} from './caller-words.js';
export type { Dictionary } from './dictionary.js';
export { translatedTexts } from './translated-texts.js';
