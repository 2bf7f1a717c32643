import type { ShopTerms } from '../terms/index.js';

/** What a cart is counted by: the terms of the shop, and the wall milliseconds at which they are asked. */
export interface Counting {
  readonly terms: ShopTerms;
  readonly now: number;
}
