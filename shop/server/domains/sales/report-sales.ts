import type { Queryable } from '../../ground/database/index.js';
import type { OrderSource, SalesQuery, SalesReport, SalesRow, SalesTotals } from './types.js';

const mostRows = 50;

/** `$1` to `$3` are `valuesOf`. */
const ofPeriod = 'o.currency = $1 and o.placed_at >= $2 and o.placed_at < $3';

/** PostgreSQL sums integers to `bigint`, which one driver returns as text. */
const sum = (column: string) => `coalesce(sum(${column}), 0)::float8`;

const isKept = 'o.cancelled_at is null';

function valuesOf({ currency, since, until }: SalesQuery): readonly unknown[] {
  return [currency, new Date(since), new Date(until)];
}

export async function sumSales(queryable: Queryable, query: SalesQuery): Promise<SalesTotals> {
  const { rows } = await queryable.query<SalesTotals>(
    `select count(*) filter (where ${isKept})::float8 as orders,
       ${sum(`case when ${isKept} then o.pieces end`)} as pieces,
       ${sum('o.total - o.refunded')} as "revenueCents", ${sum('o.refunded')} as "refundedCents",
       ${sum(`case when ${isKept} then o.tax end`)} as "taxCents",
       ${sum(`case when ${isKept} then o.shipping end`)} as "shippingCents",
       ${sum(`case when ${isKept} then o.discount end`)} as "discountCents",
       count(*) filter (where ${isKept} and exists (
         select 1 from orders e where lower(e.email) = lower(o.email) and e.number < o.number
       ))::float8 as returning
     from orders o where ${ofPeriod}`,
    valuesOf(query),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The sales could not be summed.');
  return row;
}

/** The sales of a period, divided into `buckets` equal parts. */
export async function reportSales(
  queryable: Queryable,
  query: SalesQuery & { readonly buckets: number },
  known: readonly OrderSource[],
): Promise<SalesReport> {
  return {
    ...(await sumSales(queryable, query)),
    series: await sumSeries(queryable, query),
    products: await sumProducts(queryable, query),
    countries: await sumCountries(queryable, query),
    sources: await sumSources(queryable, query, known),
  };
}

async function sumSeries(
  queryable: Queryable,
  query: SalesQuery & { readonly buckets: number },
): Promise<SalesReport['series']> {
  const { rows } = await queryable.query<{ slice: number; cents: number; orders: number }>(
    `select floor(extract(epoch from o.placed_at - $2) / extract(epoch from $3 - $2::timestamptz) * $4)::integer as slice,
       ${sum('o.total - o.refunded')} as cents, count(*) filter (where ${isKept})::float8 as orders
     from orders o where ${ofPeriod} group by slice`,
    [...valuesOf(query), query.buckets],
  );
  const found = new Map(rows.map(({ slice, ...one }) => [slice, one]));
  return Array.from({ length: query.buckets }, (_, index) => {
    const { cents = 0, orders = 0 } = found.get(index) ?? {};
    return { cents, orders };
  });
}

async function sumProducts(queryable: Queryable, query: SalesQuery): Promise<readonly SalesRow[]> {
  const { rows } = await queryable.query<SalesRow>(
    `select max(line.title) as name, count(distinct o.id)::float8 as orders,
       ${sum('line.quantity')} as pieces, ${sum('line.cents')} as cents
     from orders o join order_lines line on line.order_id = o.id
     where ${ofPeriod} and ${isKept}
     group by line.product_id order by cents desc, name limit ${mostRows}`,
    valuesOf(query),
  );
  return rows;
}

async function sumCountries(queryable: Queryable, query: SalesQuery): Promise<readonly SalesRow[]> {
  const { rows } = await queryable.query<SalesRow>(
    `select o.country as name, count(*)::float8 as orders, ${sum('o.pieces')} as pieces,
       ${sum('o.total - o.refunded')} as cents
     from orders o where ${ofPeriod} and ${isKept}
     group by o.country order by cents desc, name limit ${mostRows}`,
    valuesOf(query),
  );
  return rows;
}

async function sumSources(
  queryable: Queryable,
  query: SalesQuery,
  known: readonly OrderSource[],
): Promise<readonly SalesRow[]> {
  const { rows } = await queryable.query<SalesRow>(
    `select coalesce(known.source, '') as name, count(*)::float8 as orders, ${sum('o.pieces')} as pieces,
       ${sum('o.total - o.refunded')} as cents
     from orders o
     left join json_to_recordset($4::json) as known (number integer, source text) on known.number = o.number
     where ${ofPeriod} and ${isKept}
     group by 1 order by cents desc, name limit ${mostRows}`,
    [...valuesOf(query), JSON.stringify(known)],
  );
  return rows;
}
