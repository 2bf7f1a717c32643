import { z } from '@hono/zod-openapi';
import type { ReviewSort } from './types.js';

/** The place of a review in its order: what it is sorted by, then its age, then its id. */
export type Place = readonly [rank: number, age: number, id: string];

const placeOf = z.tuple([z.string(), z.int(), z.int(), z.string().min(1).max(200)]);

/** Names the last review of a page to whoever wants the next one. */
export function writeCursor(sort: ReviewSort, place: Place): string {
  return Buffer.from(JSON.stringify([sort, ...place])).toString('base64url');
}

/** Null for a text that is no cursor, and for the cursor of another order. */
export function readCursor(sort: ReviewSort, cursor: string): Place | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [ofSort, ...place] = placeOf.parse(json);
    return ofSort === sort ? place : null;
  } catch {
    return null;
  }
}
