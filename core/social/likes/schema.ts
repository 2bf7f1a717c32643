import * as z from 'zod/mini';
import { defineSchema, wholeWithin } from '../../net/index.js';

/** The likes of one item, as this browser sees them (docs/server/CONTRACT.md). */
export interface Like {
  /** The item that is liked. */
  readonly itemId: string;
  /** How many browsers like it. */
  readonly count: number;
  /** Whether this browser is one of them. */
  readonly isLiked: boolean;
}

export const likeSchemas = /* @__PURE__ */ defineSchema(() => {
  const like = z.object({ itemId: z.string(), count: wholeWithin(0), isLiked: z.boolean() });
  return { like, likes: z.object({ likes: z.array(like) }) };
});
