export {
  commentCountsSchema,
  commentPageSchema,
  moderatedCommentsSchema,
  writtenCommentSchema,
  type ModeratedCommentsJson as ModeratedComments,
} from './schemas.js';
export type { ModerationState } from './types.js';
