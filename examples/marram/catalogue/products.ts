import { giftProducts } from './gifts.js';
import { kitchenProducts } from './kitchen.js';
import { lightProducts } from './light.js';
import { paperProducts } from './paper.js';
import { tableProducts } from './table.js';
import { textileProducts } from './textiles.js';
import type { ProductSeed } from 'vitrine-shop';

/** The products of Marram in display order. */
export const products: readonly ProductSeed[] = [
  ...tableProducts,
  ...textileProducts,
  ...lightProducts,
  ...paperProducts,
  ...kitchenProducts,
  ...giftProducts,
];
