export { createPhotoFiles } from './photo-files.js';
export { readReviews } from './read-reviews.js';
export { addReviewPages } from './review-pages.js';
