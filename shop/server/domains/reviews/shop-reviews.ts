import type { ReviewSeed } from './types.js';
import { moreReviews } from './reviews-more.js';
import { tableReviews } from './reviews-table.js';

/** The product reviews of Marram. Some products have none. */
export const shopReviews: readonly ReviewSeed[] = [...tableReviews, ...moreReviews];
