import * as z from 'zod/mini';
import { defineSchema, numberWithin, wholeWithin } from '../../net/index.js';

/** A public comment, or one's own (docs/server/CONTRACT.md). */
export interface Comment {
  /** Names it among all comments. */
  readonly id: string;
  /** The name that was typed. */
  readonly author: string;
  /** Plain text; a line break starts a paragraph. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

export const commentSchemas = /* @__PURE__ */ defineSchema(() => {
  const comment = z.object({
    id: z.string(),
    author: z.catch(z.string(), ''),
    text: z.string(),
    // The range of a JavaScript date.
    writtenAt: numberWithin(0, 8.64e15),
  });
  return {
    page: z.object({
      count: wholeWithin(0),
      isOpen: z.catch(z.boolean(), false),
      comments: z.array(comment),
      nextPageCursor: z.catch(z.nullable(z.string()), null),
    }),
    written: z.object({ comment, isPublic: z.catch(z.boolean(), false) }),
  };
});
