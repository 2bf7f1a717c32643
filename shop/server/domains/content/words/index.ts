import { callerLanguageWords } from '../../../ground/shop-words/index.js';
import type { ContentItem } from '../types.js';
import { translateItem } from './translate-item.js';

/** A page of text in the language of the caller; null where it is there in English alone. */
export function itemInCallerWords(item: ContentItem): ContentItem | null {
  const words = callerLanguageWords()?.content;
  return words ? translateItem(item, words) : null;
}
