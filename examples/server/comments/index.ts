export { createComments, type Comments } from './comments.js';
export {
  commentCountsSchema,
  commentPageSchema,
  moderatedCommentsSchema,
  writtenCommentSchema,
} from './schemas.js';
