export { createPhotoFiles } from './photo-files.js';
export { readReviews } from './read-reviews.js';
export { addReviewPages, reviewBody } from './review-pages.js';
