export { reviewLimits } from './read-review.js';
export type { ReviewDraft } from './review-drafts.js';
export {
  createWrittenReviews,
  type ModeratedReview,
  type ModeratedReviews,
  type ReviewState,
  type WrittenReviews,
} from './written-reviews.js';
