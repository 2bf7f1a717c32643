export { allDictionaries, callerWords, catalogueWords, dictionaryOf } from './caller-words.js';
export { isInCallerWords, queryInCallerWords } from './caller-words.js';
export type { Dictionary } from './dictionary.js';
export { translateAttributes, translateProduct } from './translate-product.js';
