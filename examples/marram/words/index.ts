import type { ShopWords } from 'vitrine-shop';
import { products } from '../catalogue/products.js';
import { ar } from './ar/index.js';
import { catalogueWords } from './catalogue-words.js';
import { contentWords } from './content.js';
import { de } from './de/index.js';
import { ja } from './ja/index.js';

/** What Marram says, in its other languages. */
export const words: ShopWords = Object.fromEntries(
  Object.entries({ de, ar, ja }).map(([language, { goods, ...own }]) => [
    language,
    { ...own, catalogue: catalogueWords(products, goods), content: contentWords[language] ?? {} },
  ]),
);
