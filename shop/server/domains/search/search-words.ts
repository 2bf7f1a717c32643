import { foldedWords } from '../catalogue/index.js';

const longestText = 200;
const longestWord = 40;
const mostWords = 8;

/** The words of what a shopper typed, each once. More than eight, or longer ones, are no search. */
export function searchWords(text: string): readonly string[] {
  const words = foldedWords(text.slice(0, longestText)).map((word) => word.slice(0, longestWord));
  return [...new Set(words)].slice(0, mostWords);
}

/**
 * The query for `to_tsquery`: each word or the beginning of one, in any of its spellings. Words are letters and digits,
 * so that quotes hold them.
 */
export function toTextQuery(words: readonly (readonly string[])[], join: 'all' | 'any'): string {
  return words
    .map((spellings) => `(${spellings.map((word) => `'${word}':*`).join(' | ')})`)
    .join(join === 'all' ? ' & ' : ' | ');
}
