import { formatText } from 'vitrine/core/i18n';
import { textInCallerWords } from '../../server/index.js';
import { pageLanguage } from './languages.js';
import type { Phrase } from './phrases.js';

/** A phrase in the language of the page. */
export function say(
  phrase: Phrase,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const { words, locale } = pageLanguage();
  return formatText(words?.[phrase] ?? phrase, values, locale, locale);
}

/** The same for words that a table may not know, such as the label of a field; they stay as they are. */
export function sayIfKnown(text: string): string {
  const { words } = pageLanguage();
  return words && Object.hasOwn(words, text) ? words[text as Phrase] : textInCallerWords(text);
}
