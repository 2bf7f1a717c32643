import { callerLanguage } from '../../../ground/http/index.js';
import { formInCallerWords } from '../../forms/index.js';
import { currentWords, type ShopWords } from '../../../ground/shop-words/index.js';
import type { CatalogueProduct } from '../types.js';
import { createDictionary, type Dictionary } from './dictionary.js';
import { translateAttributes, translateProduct } from './translate-product.js';
import { translateQuery } from './translate-query.js';

/** Made once for each shop: nearly every request asks for them. */
const dictionaries = new WeakMap<ShopWords, readonly Dictionary[]>();

/** The words of the shop in all of its languages besides English. */
export function allDictionaries(): readonly Dictionary[] {
  const words = currentWords();
  const all = dictionaries.get(words) ?? createDictionaries(words);
  dictionaries.set(words, all);
  return all;
}

const createDictionaries = (words: ShopWords): readonly Dictionary[] =>
  Object.entries(words).flatMap(([language, { catalogue }]) =>
    catalogue ? [createDictionary(language, catalogue)] : [],
  );

/** The words in the language of the caller; null in English and in languages without words. */
export function callerWords(): Dictionary | null {
  const language = callerLanguage();
  return allDictionaries().find((dictionary) => dictionary.language === language) ?? null;
}

/** The query of an address with options and values in the language of the caller. */
export const queryInCallerWords = (query: URLSearchParams): URLSearchParams =>
  translateQuery(query, allDictionaries(), callerWords());

/** Whether a text of a product is in the language of the caller; a text that no table knows is in English. */
export function isInCallerWords(text: string): boolean {
  const words = callerWords();
  return words === null || words.isTranslation(text);
}

/** A product in the language of the caller. */
export function productInCallerWords(product: CatalogueProduct): CatalogueProduct {
  const words = callerWords();
  return words ? translateProduct(product, words, formInCallerWords) : product;
}

/** The chosen options of a variant in the language of the caller. */
export function attributesInCallerWords(
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  const words = callerWords();
  return words ? translateAttributes(attributes, words) : { ...attributes };
}

/** How reviews and orders name a variant: `Oat, Large`; '' without options. */
export const nameAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.values(attributes).join(', ');
