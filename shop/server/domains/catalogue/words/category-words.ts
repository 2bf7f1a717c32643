import { categories as ar } from './ar/index.js';
import { categories as de } from './de/index.js';
import { categories as ja } from './ja/index.js';

/** The names of the categories by language and English name. */
export const categoryWords = { de, ar, ja };
