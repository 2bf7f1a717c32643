import type { ReviewSeed } from 'vitrine-shop';
import { moreReviews } from './more.js';
import { tableReviews } from './table.js';

/** The product reviews of Marram. Some products have none. */
export const reviews: readonly ReviewSeed[] = [...tableReviews, ...moreReviews];
