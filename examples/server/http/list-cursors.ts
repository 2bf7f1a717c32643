import { Problem } from './problem.js';

/** What a list tells about the page after this one. */
export interface NextPage {
  readonly hasNextPage: boolean;
  /** Null on the last page. */
  readonly nextPageCursor: string | null;
}

/**
 * The position behind a cursor, for lists that are sorted by a `bigint`; null for the first page.
 * @throws Problem `invalid-request` when it is no cursor of ours.
 */
export function readPlace(cursor: string | null): string | null {
  if (cursor === null) return null;
  const place = Buffer.from(cursor, 'base64url').toString('latin1');
  if (/^\d{1,18}$/.test(place)) return place;
  throw new Problem('invalid-request', { errors: { cursor: 'Not a cursor of this list.' } });
}

/** Cuts one row more than a page down to the page. */
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
