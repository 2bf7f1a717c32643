export { areCommentsActive, type CommentSettings } from './comments/active.js';
export { type CommentPage, type CommentsClient, type WrittenComment } from './comments/client.js';
export { getCommentCounts, type CommentCounts } from './comments/counts.js';
export { CommentError, toCommentError } from './comments/errors.js';
export {
  commentLimits,
  commentProblems,
  trimTexts,
  type CommentProblems,
  type CommentTexts,
} from './comments/limits.js';
export { getComments } from './comments/page-comments.js';
export type { Comment } from './comments/schema.js';
export {
  createCommentsStore,
  type CommentsState,
  type CommentsStore,
  type CommentsStoreOptions,
} from './comments/store.js';
export { type LikesClient } from './likes/client.js';
export { getLikes } from './likes/page-likes.js';
export type { Like } from './likes/schema.js';
export { createLikesStore, type LikesStore, type LikesStoreOptions } from './likes/store.js';
