import { callerLanguageWords } from './current-words.js';

/** A page's text about the shop, such as its tag line or a category, in the language of the caller. */
export function textInCallerWords(english: string): string {
  const { site = {}, catalogue } = callerLanguageWords() ?? {};
  const table = [site, catalogue?.categories ?? {}].find((words) => Object.hasOwn(words, english));
  return table?.[english] ?? english;
}
