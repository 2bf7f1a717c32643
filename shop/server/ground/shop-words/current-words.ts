import { AsyncLocalStorage } from 'node:async_hooks';
import { callerLanguage } from '../http/index.js';
import type { LanguageWords, ShopWords } from './types.js';

/** A shop that has no other languages. */
export const noWords: ShopWords = {};

const running = new AsyncLocalStorage<ShopWords>();

/**
 * Those of the first shop of the process that has any. They are also the words of what no request asks for, such as the
 * renewal of a subscription.
 */
let usual = noWords;

/** Answers in the words of this shop: one process can have several. */
export function runInWords<Result>(words: ShopWords, work: () => Result): Result {
  if (usual === noWords) usual = words;
  // The first `run` makes every promise of the process slower, so that a process with one shop goes without.
  return words === currentWords() ? work() : running.run(words, work);
}

/** The words of the shop that answers. */
export const currentWords = (): ShopWords => running.getStore() ?? usual;

/** The same in the language of the caller; null in English and in languages without words. */
export function callerLanguageWords(): LanguageWords | null {
  const words = currentWords();
  const language = callerLanguage();
  return (Object.hasOwn(words, language) ? words[language] : undefined) ?? null;
}
