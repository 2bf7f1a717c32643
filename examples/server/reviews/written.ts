import type { ReviewSeed } from './types.js';
import { moreReviews } from './written-more.js';
import { tableReviews } from './written-table.js';

/** What shoppers say about Marram's things. Some of these nobody has reviewed yet. */
export const writtenReviews: readonly ReviewSeed[] = [...tableReviews, ...moreReviews];
