import type { ReviewSeed } from '../../../shop/server/index.js';
import { moreReviews } from './more.js';
import { tableReviews } from './table.js';

/** The product reviews of Marram. Some products have none. */
export const reviews: readonly ReviewSeed[] = [...tableReviews, ...moreReviews];
