import type { Queryable } from '../database/index.js';
import type { Losses, PageGaps, Period } from './types.js';

const mostPages = 100;

/** Pages with events in the period, and how many of each page's events are missing, whenever they happened. */
const pagesOfPeriod = `
  with pages as (
    select page_id, max(sequence) as last, max(sequence)::bigint - count(*) as missing
    from tracked_events where environment = $1 and page_id not like '-%' and page_id in (
      select page_id from tracked_events
      where environment = $1 and occurred_at >= $2 and occurred_at < $3
    ) group by page_id having max(sequence) > count(*)
  )`;

const valuesOf = ({ environment, since, until }: Period) => [environment, since, until];

/** Counts lost and duplicate events of the period. */
export async function countLosses(database: Queryable, period: Period): Promise<Losses> {
  const values = valuesOf(period);
  const counted = await database.query<{ events: number; arrivals: number }>(
    `select count(*)::float8 as events, coalesce(sum(arrivals), 0)::float8 as arrivals
     from tracked_events where environment = $1 and occurred_at >= $2 and occurred_at < $3`,
    values,
  );
  const gaps = await database.query<{ missing: number; pages: number }>(
    `${pagesOfPeriod} select coalesce(sum(missing), 0)::float8 as missing,
       count(*)::float8 as pages from pages`,
    values,
  );
  const drops = await database.query<{ reason: string; dropped: number }>(
    `select reason, sum(dropped)::float8 as dropped from tracked_drops
     where environment = $1 and told_at >= $2 and told_at < $3 group by reason order by reason`,
    values,
  );
  const { events = 0, arrivals = 0 } = counted.rows[0] ?? {};
  return {
    arrivals,
    duplicates: arrivals - events,
    missing: gaps.rows[0]?.missing ?? 0,
    pagesWithGaps: gaps.rows[0]?.pages ?? 0,
    drops: Object.fromEntries(drops.rows.map(({ reason, dropped }) => [reason, dropped])),
  };
}

/** The missing sequence numbers of the first hundred pages with gaps. */
export async function listGaps(database: Queryable, period: Period): Promise<readonly PageGaps[]> {
  const { rows } = await database.query<{
    page_id: string;
    last: number;
    missing: [number, number][];
  }>(
    `${pagesOfPeriod}, listed as (
       select page_id, last from pages order by page_id limit ${mostPages}
     ), steps as (
       select page_id, last, sequence,
         lag(sequence, 1, 0) over (partition by page_id order by sequence) as before
       from listed join tracked_events using (page_id) where environment = $1
     )
     select page_id, last,
       json_agg(json_build_array(before + 1, sequence - 1) order by sequence) as missing
     from steps where sequence > before + 1 group by page_id, last order by page_id`,
    valuesOf(period),
  );
  return rows.map(({ page_id: pageId, last, missing }) => ({ pageId, last, missing }));
}
