import { callerLanguage } from '../../../http/index.js';
import type { ContentItem } from '../types.js';
import { contentWords } from './texts.js';
import { translateItem } from './translate-item.js';

/** A page of text in the language of the caller; null where it is there in English alone. */
export function itemInCallerWords(item: ContentItem): ContentItem | null {
  const language = callerLanguage();
  if (!Object.hasOwn(contentWords, language)) return null;
  return translateItem(item, contentWords[language] ?? {});
}
