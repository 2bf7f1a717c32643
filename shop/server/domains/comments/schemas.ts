import { z } from '@hono/zod-openapi';
import { commentLimits } from 'vitrine/core/social';
import { idSchema } from '../../ground/routing/index.js';
import { commentId, moderationStates } from './types.js';

const page = {
  hasNextPage: z.boolean(),
  nextPageCursor: z.string().nullable().openapi({ description: 'Null on the last page.' }),
};

const comment = {
  id: z.string(),
  author: z.string(),
  text: z.string().openapi({ description: 'Plain text; a line break starts a paragraph.' }),
  writtenAt: z.int().openapi({ description: 'Milliseconds since 1970.' }),
};

export const commentSchema = z.object(comment).openapi('Comment');

export const commentPageSchema = z
  .object({
    count: z.int().nonnegative().openapi({ description: 'How many comments are public.' }),
    isOpen: z.boolean().openapi({ description: 'Whether the item takes new comments.' }),
    comments: z.array(commentSchema).openapi({ description: 'Public ones, newest first.' }),
    ...page,
  })
  .openapi('CommentPage');

export const commentCountsSchema = z
  .object({ counts: z.array(z.object({ itemId: z.string(), count: z.int().nonnegative() })) })
  .openapi('CommentCounts');

export const writtenCommentSchema = z
  .object({
    comment: commentSchema,
    isPublic: z.boolean().openapi({ description: 'False while it waits for the owner.' }),
  })
  .openapi('WrittenComment');

const moderationState = z
  .enum(moderationStates)
  .openapi({ description: 'What the owner has decided about the comment.' });

export const moderatedCommentsSchema = z
  .object({
    comments: z.array(z.object({ ...comment, itemId: z.string(), state: moderationState })),
    ...page,
  })
  .openapi('ModeratedComments');

export const decisionSchema = z
  .object({ id: z.string(), state: moderationState })
  .openapi('CommentDecision');

/** PostgreSQL cannot store NUL; other control characters than line breaks and tabs have no place in a comment. */
const plain = /^[^\p{Cc}]*$/u;
const lines = /^(?:[^\p{Cc}]|[\n\t])*$/u;

/** Blank and long texts are refused with sentences of their own, by `readTexts`. */
export const writeBody = z
  .object({
    itemId: idSchema,
    author: z.string().regex(plain),
    text: z
      .string()
      .transform((text) => text.replace(/\r\n?/g, '\n'))
      .pipe(z.string().regex(lines))
      .openapi({ type: 'string' }),
  })
  .openapi('WriteComment', {
    description: `The name has at most ${commentLimits.author} characters, the text at most ${commentLimits.text}.`,
  });

export const decideBody = z
  .object({ id: z.string().regex(commentId), state: moderationState })
  .openapi('DecideComment');

export type CommentJson = z.infer<typeof commentSchema>;
export type CommentPageJson = z.infer<typeof commentPageSchema>;
export type ModeratedCommentsJson = z.infer<typeof moderatedCommentsSchema>;
