export { createReviews, defaultReviewQuery, type ReviewQuery, type Reviews } from './reviews.js';
export {
  reviewPageSchema,
  type ReviewJson,
  type ReviewPageJson,
  type ReviewSummaryJson,
} from './schemas.js';
export { seedReviews } from './seed.js';
export {
  reviewSorts,
  reviewSources,
  type ReviewSeed,
  type ReviewSort,
  type ReviewSource,
} from './types.js';
