import { z } from '@hono/zod-openapi';
import { Problem } from '../../http/index.js';

const position = z.int().min(0).max(0x7fffffff);
/** PostgreSQL cannot store NUL. */
const sku = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}]+$/u);
const placeOf = z.tuple([position, position, sku]);

/** The sort key of a variant: position of its product, its position in the product, its sku. */
export type GroupPlace = z.infer<typeof placeOf>;

export function writeGroupCursor(place: GroupPlace): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Null for the first page. @throws Problem `invalid-request` if the text is not a cursor of groups. */
export function readGroupCursor(cursor: string | null): GroupPlace | null {
  if (cursor === null) return null;
  const place = parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (place) return place;
  throw new Problem('invalid-request', { errors: { cursor: 'Not a cursor of this list.' } });
}

function parse(text: string): GroupPlace | null {
  try {
    return placeOf.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
