import { giftProducts } from './products-gifts.js';
import { kitchenProducts } from './products-kitchen.js';
import { lightProducts } from './products-light.js';
import { paperProducts } from './products-paper.js';
import { tableProducts } from './products-table.js';
import { textileProducts } from './products-textiles.js';
import type { ProductSeed } from './types.js';

/** The products of Marram in display order. */
export const products: readonly ProductSeed[] = [
  ...tableProducts,
  ...textileProducts,
  ...lightProducts,
  ...paperProducts,
  ...kitchenProducts,
  ...giftProducts,
];
