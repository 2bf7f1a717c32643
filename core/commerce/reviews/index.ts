export { createReviewsClient, type PageQuery, type ReviewsClient } from './client.js';
export { getReviewsStore, type ReviewsChoice } from './page-reviews.js';
export {
  ratings,
  reviewSorts,
  reviewSources,
  type Review,
  type ReviewPage,
  type ReviewPhoto,
  type ReviewQuery,
  type ReviewReply,
  type ReviewSort,
  type ReviewSource,
  type ReviewSummary,
} from './review.js';
export { starsPath, starsWidth } from './stars.js';
export {
  createReviewsStore,
  type ReviewsState,
  type ReviewsStore,
  type ShownReviews,
} from './store.js';
export { displayedSources, visibleSources } from './visibility.js';
export {
  averageTenths,
  averageText,
  countText,
  dateText,
  dateValue,
  helpfulText,
  ratedText,
  sourceText,
  starsText,
  summaryText,
} from './words.js';
