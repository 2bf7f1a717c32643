export { callerLanguageWords, currentWords, noWords, runInWords } from './current-words.js';
export { textInCallerWords } from './say-of-shop.js';
export type {
  CatalogueWords,
  LanguageWords,
  OptionWords,
  ShopWords,
  Translations,
} from './types.js';
