import { z } from '@hono/zod-openapi';
import type { ReviewSort } from './types.js';

/** The sort key of a review: its rank in the chosen order, its age, its id. */
export type Place = readonly [rank: number, age: number, id: string];

const placeOf = z.tuple([z.string(), z.int(), z.int(), z.string().min(1).max(200)]);

/** Encodes the sort key of a page's last review as the cursor of the next page. */
export function writeCursor(sort: ReviewSort, place: Place): string {
  return Buffer.from(JSON.stringify([sort, ...place])).toString('base64url');
}

/** Null if the text is not a cursor, or is the cursor of another order. */
export function readCursor(sort: ReviewSort, cursor: string): Place | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [ofSort, ...place] = placeOf.parse(json);
    return ofSort === sort ? place : null;
  } catch {
    return null;
  }
}
