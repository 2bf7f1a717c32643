import { z } from '@hono/zod-openapi';
import type { Queryable } from '../../../ground/database/index.js';
import { createCursors, toPageBy } from '../../../ground/http/index.js';
import { listedAt } from '../listing.js';
import { ownedSorts, type OwnedList, type OwnedListQuery, type OwnedSort } from './list-types.js';
import { isStorable, picturesOf, readRecords, toOwned } from './records.js';

const pageSize = 25;
/** A variant with so many pieces or fewer is low. */
const lowStock = 5;
/** Sorts a stock that never ends behind all others. */
const endless = 1_000_000_000_000;

/** The sort keys of products; equal ones are placed by their ids. */
const keys: Readonly<Record<OwnedSort, string>> = {
  name: 'lower(p.title)',
  stock: `coalesce(case when f.is_unlimited then ${endless} else f.stock end, 0)::bigint`,
  price: 'coalesce(f.lowest, 0)::bigint',
};
const keyTypes: Readonly<Record<OwnedSort, string>> = {
  name: 'text',
  stock: 'bigint',
  price: 'bigint',
};

interface Row {
  id: string;
  key: string | number;
  stock: string | number | null;
  is_unlimited: boolean | null;
  is_sold_out: boolean;
  lowest: number | null;
  highest: number | null;
}

const soldOut = `p.details->>'type' in ('physical', 'service') and not coalesce(f.is_unlimited, false)
  and coalesce(f.stock, 0) = 0`;

/** The order and its direction, then the key and the id of the last product of a page. */
const cursors = createCursors(
  z.tuple([z.enum(ownedSorts), z.boolean(), z.string().max(400), z.string()]),
);

/** One page of the products that were not removed, as they are at `now` (milliseconds since 1970). @throws Problem `invalid-request` for a cursor of another list. */
export async function listOwned(
  queryable: Queryable,
  query: OwnedListQuery,
  now: number,
): Promise<OwnedList> {
  const { sort, isDescending, currency, search, status, category, stock } = query;
  const place = cursors.read(
    query.cursor,
    ([ofSort, ofDirection, key, id]) =>
      ofSort === sort &&
      ofDirection === isDescending &&
      isStorable(key) &&
      isStorable(id) &&
      (sort === 'name' || /^\d{1,15}$/.test(key)),
  );
  const key = keys[sort];
  const [order, after] = isDescending ? ['desc', '<'] : ['asc', '>'];
  const { rows } = await queryable.query<Row>(
    // By their index: while the database has not counted since an import, a join may compare each product with all variants.
    `select p.id, ${key} as key, f.stock, f.is_unlimited, ${soldOut} as is_sold_out, f.lowest, f.highest
     from products p cross join lateral (
       select sum(stock) as stock, bool_or(stock is null) as is_unlimited,
         bool_or(stock <= ${lowStock}) as is_low,
         min(coalesce(sale_prices->>$1, prices->>$1)::integer) as lowest,
         max(coalesce(sale_prices->>$1, prices->>$1)::integer) as highest
       from variants where product_id = p.id and listed) f
     where p.removed_at is null
       and ($2 = '' or lower(p.title) like $2 or exists (
         select from variants v where v.product_id = p.id and v.listed and lower(v.sku) like $2))
       and ($3::text is null or case when ${listedAt('p', '$8')} then 'listed' else coalesce(p.hidden_as, 'private') end = $3)
       and ($4::text is null or p.category = $4)
       and ($5::text is null or case when $5 = 'low' then coalesce(f.is_low, false) else ${soldOut} end)
       and ($6::${keyTypes[sort]} is null or (${key}, p.id) ${after} ($6::${keyTypes[sort]}, $7))
     order by ${key} ${order}, p.id ${order} limit ${pageSize + 1}`,
    [
      currency,
      search.trim() === '' ? '' : `%${escapePattern(search.trim().toLowerCase())}%`,
      status,
      category,
      stock,
      place?.[2] ?? null,
      place?.[3] ?? null,
      new Date(now),
    ],
  );
  const { shown, ...next } = toPageBy(rows, pageSize, ({ key, id }) =>
    cursors.write([sort, isDescending, String(key), id]),
  );
  const records = await readRecords(
    queryable,
    shown.map(({ id }) => id),
  );
  const recordOf = new Map(records.map((record) => [record.id, record]));
  const products = shown.flatMap((row) => {
    const record = recordOf.get(row.id);
    if (record === undefined) return [];
    const { images: _, ...product } = toOwned(record, now);
    return {
      ...product,
      image: picturesOf(record)[0] ?? null,
      isSoldOut: row.is_sold_out,
      stock: row.is_unlimited ? null : Number(row.stock ?? 0),
      lowest: row.lowest ?? 0,
      highest: row.highest ?? 0,
    };
  });
  return { products, ...next };
}

/** `%` and `_` stand for themselves. */
const escapePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export async function countWaiting(
  queryable: Queryable,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queryable.query<{ sku: string; count: number }>(
    `select sku, count(*)::integer as count from restock_signups
     where notified_at is null and sku = any($1) group by sku`,
    [skus],
  );
  return new Map(rows.map(({ sku, count }) => [sku, count]));
}
