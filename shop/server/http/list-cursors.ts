import { Problem } from './problem.js';

/** A list's reference to its next page. */
export interface NextPage {
  readonly hasNextPage: boolean;
  /** Null on the last page. */
  readonly nextPageCursor: string | null;
}

/**
 * The position encoded in a cursor, for lists sorted by a `bigint`; null for the first page.
 * @throws Problem `invalid-request` if the text is not such a cursor.
 */
export function readPosition(cursor: string | null): string | null {
  if (cursor === null) return null;
  const place = Buffer.from(cursor, 'base64url').toString('latin1');
  if (/^\d{1,18}$/.test(place)) return place;
  throw new Problem('invalid-request', { errors: { cursor: 'Not a cursor of this list.' } });
}

/** Makes a page from up to `size` + 1 rows; the extra row shows that there is a next page. */
export function toPage<Row extends { position: number | string }>(
  rows: readonly Row[],
  size: number,
): { readonly shown: readonly Row[] } & NextPage {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    shown,
    hasNextPage: last !== undefined,
    nextPageCursor: last ? Buffer.from(String(last.position)).toString('base64url') : null,
  };
}
