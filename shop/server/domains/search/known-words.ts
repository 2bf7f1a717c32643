import {
  foldedWords,
  translatedTexts,
  type CatalogueSnapshot,
  type Dictionary,
} from '../catalogue/index.js';
import type { KnownWord } from './correct-word.js';

const leastLetters = 3;
const weights = { title: 100, label: 10, text: 1 } as const;

/** The words of the listed products, each once, with those of another language. */
export function knownWords(
  listed: CatalogueSnapshot['listed'],
  dictionary: Dictionary | null,
): readonly KnownWord[] {
  const found = new Map<string, number>();
  const count = (text: string, weight: number) => {
    for (const word of foldedWords(text)) {
      if (word.length >= leastLetters) found.set(word, (found.get(word) ?? 0) + weight);
    }
  };
  for (const { details, variants, url_id: urlId } of listed) {
    const { title, category, tags, excerpt, description } = details;
    const values = variants.flatMap(({ attributes }) => Object.values(attributes));
    count(title, weights.title);
    count([category, ...tags, ...values].join(' '), weights.label);
    count([excerpt, ...description].join(' '), weights.text);
    if (dictionary === null) continue;
    const { kind, labels, texts } = translatedTexts({ ...details, variants, urlId }, dictionary);
    count(kind, weights.title);
    count(labels.join(' '), weights.label);
    count(texts.join(' '), weights.text);
  }
  return [...found].map(([word, weight]) => ({ word, weight }));
}
