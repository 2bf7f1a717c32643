import type { CatalogueWords } from '../../../ground/shop-words/index.js';

/** Finds the merchant's text in another language, by the English one. A text that no table knows stays as it is. */
export interface Dictionary {
  /** Its subtag: `de`. */
  readonly language: string;
  text(english: string): string;
  category(english: string): string;
  option(english: string): string;
  value(option: string, english: string): string;
  /** Whether a text is one of the translations. */
  isTranslation(text: string): boolean;
  /** The name of the product's kind in the language; '' for a product without words. */
  kind(urlId: string): string;
  readonly words: CatalogueWords;
}

export function createDictionary(language: string, words: CatalogueWords): Dictionary {
  const translations = new Set(Object.values(words.texts));
  return {
    language,
    text: (english) => member(words.texts, english) ?? english,
    category: (english) => member(words.categories, english) ?? english,
    option: (english) => member(words.options, english)?.name ?? english,
    value: (option, english) =>
      member(member(words.options, option)?.values ?? {}, english) ?? english,
    isTranslation: (text) => translations.has(text),
    kind: (urlId) => member(words.kinds, urlId) ?? '',
    words,
  };
}

function member<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
