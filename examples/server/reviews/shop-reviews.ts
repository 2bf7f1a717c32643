import type { ReviewSeed } from './types.js';
import { moreReviews } from './reviews-more.js';
import { tableReviews } from './reviews-table.js';

/** What shoppers say about Marram's things. Some of these nobody has reviewed yet. */
export const shopReviews: readonly ReviewSeed[] = [...tableReviews, ...moreReviews];
