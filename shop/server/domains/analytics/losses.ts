import type { Queryable } from '../../ground/database/index.js';
import { ofPeriod, valuesOf } from './period.js';
import type { Losses, PageGaps, Period } from './types.js';

const mostPages = 100;

/**
 * SQL of the table `incomplete`: the pages whose events below their last one of the period are not all stored, whenever
 * those happened. Only a page that lacks some within the period can be one. It reads a table
 * `pages` of the period with their `last` sequence number and count of `events`.
 */
export const incompletePages = `
  incomplete as (
    select page_id, last, last::bigint - count(*) as missing
    from (select page_id, last from pages where last > events and page_id not like '-%') as suspect
      join tracked_events using (page_id)
    where environment = $1 and sequence <= last
    group by page_id, last having last > count(*)
  )`;

const pagesOfPeriod = `
  with pages as (
    select page_id, max(sequence) as last, count(*) as events
    from tracked_events where ${ofPeriod} group by page_id
  )`;

/** Counts lost and duplicate events of the period. */
export async function countLosses(database: Queryable, period: Period): Promise<Losses> {
  const values = valuesOf(period);
  const counted = await database.query<{ events: number; arrivals: number }>(
    `select count(*)::float8 as events, coalesce(sum(arrivals), 0)::float8 as arrivals
     from tracked_events where ${ofPeriod}`,
    values,
  );
  const gaps = await database.query<{ missing: number; pages: number }>(
    `${pagesOfPeriod}, ${incompletePages} select coalesce(sum(missing), 0)::float8 as missing,
       count(*)::float8 as pages from incomplete`,
    values,
  );
  const { events = 0, arrivals = 0 } = counted.rows[0] ?? {};
  return {
    arrivals,
    duplicates: arrivals - events,
    missing: gaps.rows[0]?.missing ?? 0,
    pagesWithGaps: gaps.rows[0]?.pages ?? 0,
    drops: await countDrops(database, period),
  };
}

/** The drops that pages reported within the period, by reason. */
export async function countDrops(database: Queryable, period: Period): Promise<Losses['drops']> {
  const { rows } = await database.query<{ reason: string; dropped: number }>(
    `select reason, sum(dropped)::float8 as dropped from tracked_drops
     where environment = $1 and told_at >= $2 and told_at < $3 group by reason order by reason`,
    valuesOf(period),
  );
  return Object.fromEntries(rows.map(({ reason, dropped }) => [reason, dropped]));
}

/** The missing sequence numbers of the first hundred pages with gaps. */
export async function listGaps(database: Queryable, period: Period): Promise<readonly PageGaps[]> {
  const { rows } = await database.query<{
    page_id: string;
    last: number;
    missing: [number, number][];
  }>(
    `${pagesOfPeriod}, ${incompletePages}, listed as (
       select page_id, last from incomplete order by page_id limit ${mostPages}
     ), steps as (
       select page_id, last, sequence,
         lag(sequence, 1, 0) over (partition by page_id order by sequence) as before
       from listed join tracked_events using (page_id)
       where environment = $1 and sequence <= last
     )
     select page_id, last,
       json_agg(json_build_array(before + 1, sequence - 1) order by sequence) as missing
     from steps where sequence > before + 1 group by page_id, last order by page_id`,
    valuesOf(period),
  );
  return rows.map(({ page_id: pageId, last, missing }) => ({ pageId, last, missing }));
}
