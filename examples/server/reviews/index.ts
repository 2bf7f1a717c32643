export { createReviews, type Reviews } from './reviews.js';
export {
  reviewPageSchema,
  type ReviewJson,
  type ReviewPageJson,
  type ReviewSummaryJson,
} from './schemas.js';
export { seedReviews } from './seed.js';
export { type ReviewSeed } from './types.js';
