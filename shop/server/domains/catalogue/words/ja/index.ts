import type { CatalogueWords } from '../types.js';
import { facts } from './facts.js';
import { kitchenAndGifts } from './kitchen-and-gifts.js';
import { lightAndPaper } from './light-and-paper.js';
import { categories, options } from './options.js';
import { tableAndTextiles } from './table-and-textiles.js';

export { categories };

export const ja: CatalogueWords = {
  categories,
  options,
  products: { ...tableAndTextiles, ...lightAndPaper, ...kitchenAndGifts },
  facts,
};
