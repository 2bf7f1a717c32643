import type { z } from '@hono/zod-openapi';
import { Problem } from './problem.js';

/** A list's reference to its next page. */
export interface NextPage {
  readonly hasNextPage: boolean;
  /** Null on the last page. */
  readonly nextPageCursor: string | null;
}

type PageOf<Row> = { readonly shown: readonly Row[] } & NextPage;

const encode = (text: string) => Buffer.from(text).toString('base64url');

function refuse(reason = 'Not a cursor of this list.'): never {
  throw new Problem('invalid-request', { errors: { cursor: reason } });
}

/**
 * The position encoded in a cursor, for lists sorted by a `bigint`; null for the first page.
 * @throws Problem `invalid-request` if the text is not such a cursor.
 */
export function readPosition(cursor: string | null): string | null {
  if (cursor === null) return null;
  const place = Buffer.from(cursor, 'base64url').toString('latin1');
  return /^\d{1,18}$/.test(place) ? place : refuse();
}

export const writePosition = (position: number | string) => encode(String(position));

/** The cursors of a list sorted by several values. `reason` says what another text is not. */
export function createCursors<Place>(schema: z.ZodType<Place>, reason?: string) {
  return {
    write: (place: Place) => encode(JSON.stringify(place)),
    /** Null for the first page. @throws Problem `invalid-request` if the text is not a cursor of this list. */
    read(cursor: string | null, isOfList: (place: Place) => boolean = () => true): Place | null {
      if (cursor === null) return null;
      const place = parse(schema, Buffer.from(cursor, 'base64url').toString('utf8'));
      return place !== null && isOfList(place) ? place : refuse(reason);
    },
  };
}

function parse<Place>(schema: z.ZodType<Place>, text: string): Place | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Makes a page from up to `size` + 1 rows; the extra row shows that there is a next page. */
export function toPage<Row extends { position: number | string }>(
  rows: readonly Row[],
  size: number,
): PageOf<Row> {
  return toPageBy(rows, size, ({ position }) => writePosition(position));
}

/** The same for other lists. @param write The cursor of what follows a row. */
export function toPageBy<Row>(
  rows: readonly Row[],
  size: number,
  write: (last: Row) => string,
): PageOf<Row> {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    shown,
    hasNextPage: last !== undefined,
    nextPageCursor: last === undefined ? null : write(last),
  };
}
