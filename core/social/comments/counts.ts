import * as z from 'zod/mini';
import { createSubscribers } from '../../base/index.js';
import { defineSchema, wholeWithin } from '../../net/index.js';
import { getHttp, getRuntime } from '../../runtime/index.js';
import { createBatch } from '../batch.js';
import { commentsPath } from './paths.js';

/** How many public comments items have; all links of a page read theirs in one call. */
export interface CommentCounts {
  /** Null before the answer and after a failure: the number that the page printed stays. */
  get(itemId: string): number | null;
  subscribe(listener: () => void): () => void;
  /** Reads the item unless it is known. Never rejects. */
  load(itemId: string): void;
}

const countsSchema = /* @__PURE__ */ defineSchema(() =>
  z.object({ counts: z.array(z.object({ itemId: z.string(), count: wholeWithin(0) })) }),
);

/** The page's counts. */
// Bound, because a minifier moves a function of one use into its caller, a hook: the store would keep its component.
export const getCommentCounts = /* @__PURE__ */ openCounts.bind(null);

function openCounts(): CommentCounts {
  const runtime = getRuntime();
  return runtime.shared(`comment counts ${runtime.apiOrigin}`, createCounts);
}

function createCounts(): CommentCounts {
  const http = getHttp();
  const known = new Map<string, number>();
  const { subscribe, notify } = createSubscribers(
    'a listener of the comment counts',
    () => getRuntime().reporter,
  );
  const batch = createBatch((itemIds) => {
    const call = {
      method: 'GET',
      path: `${commentsPath}/counts`,
      query: { itemIds: itemIds.join() },
      schema: countsSchema,
    } as const;
    http.request(call).then(
      ({ counts }) => {
        for (const { itemId, count } of counts) known.set(itemId, count);
        notify();
      },
      () => batch.forget(itemIds),
    );
  });
  return { get: (itemId) => known.get(itemId) ?? null, subscribe, load: batch.ask };
}
