import { remember } from '../../../../../core/base/index.js';
import { formInCallerWords } from '../../forms/words/index.js';
import { callerLanguage } from '../../../http/index.js';
import { products } from '../products.js';
import type { CatalogueProduct } from '../types.js';
import { ar } from './ar/index.js';
import { de } from './de/index.js';
import { createDictionary, type Dictionary } from './dictionary.js';
import { ja } from './ja/index.js';
import { translateAttributes, translateProduct } from './translate-product.js';
import { translateQuery } from './translate-query.js';
import type { CatalogueWords } from './types.js';

/** The languages of the shop besides English, by their subtags. */
export const catalogueWords: Readonly<Record<string, CatalogueWords>> = { de, ar, ja };

const dictionaries = new Map<string, Dictionary>();

/** The words of a language; null for one without. */
function dictionaryOf(language: string): Dictionary | null {
  const words = Object.hasOwn(catalogueWords, language) ? catalogueWords[language] : undefined;
  return words
    ? remember(dictionaries, language, () => createDictionary(language, words, products))
    : null;
}

/** The words in the language of the caller; null in English and in languages without words. */
export const callerWords = (): Dictionary | null => dictionaryOf(callerLanguage());

let all: readonly Dictionary[] | null = null;

export function allDictionaries(): readonly Dictionary[] {
  all ??= Object.keys(catalogueWords).flatMap((language) => dictionaryOf(language) ?? []);
  return all;
}

/** The query of an address with options and values in the language of the caller. */
export const queryInCallerWords = (query: URLSearchParams): URLSearchParams =>
  translateQuery(query, allDictionaries(), callerWords());

/** Whether a text of a product is in the language of the caller; what no table knows is in English. */
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
