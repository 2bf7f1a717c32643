export {
  reviewPageSchema,
  type ReviewJson,
  type ReviewPageJson,
  type ReviewSummaryJson,
} from './schemas.js';
export {
  isPhotoName,
  openPhotoFolder,
  photoLimits,
  photoTypes,
  readPhoto,
  type PhotoFolder,
  type ReadPhoto,
} from './photos/index.js';
export {
  reviewLimits,
  type ModeratedReview,
  type ModeratedReviews,
  type ReviewDraft,
  type ReviewState,
} from './written/index.js';
export type { ReviewPhoto, ReviewSeed } from './types.js';
