import type { Queryable } from '../../../ground/database/index.js';
import { incompletePages } from '../losses.js';
import type { Losses, Period, TrafficTotals } from '../types.js';
import { ofPeriod, valuesOf } from '../period.js';

/**
 * Counts one visitor for each page load, because several clients use different ids for the same visitor. Grouping by
 * visitor takes less than counting distinct ones, which sorts all of them.
 */
const pagesAndVisitors = `
  with pages as (
    select page_id, count(*) as events, max(received_at) as received_at, max(sequence) as last,
      coalesce(max(visitor) filter (where intake = 'pipeline'), max(visitor), page_id) as visitor
    from tracked_events where ${ofPeriod} group by page_id
  ), visitors as (
    select sum(events) as events, max(received_at) as received_at,
      count(*) filter (where page_id not like '-%') as page_loads
    from pages group by visitor
  )`;

const totalsOf = `
  coalesce(sum(events), 0)::float8 as events, max(received_at)::float8 as last_received_at,
  coalesce(sum(page_loads), 0)::float8 as page_loads, count(*)::float8 as visitors`;

interface Row {
  events: number;
  page_loads: number;
  visitors: number;
  last_received_at: number | null;
}

export async function countTotals(database: Queryable, period: Period): Promise<TrafficTotals> {
  const { rows } = await database.query<Row>(
    `${pagesAndVisitors} select ${totalsOf} from visitors`,
    valuesOf(period),
  );
  return toTotals(rows[0]);
}

/** The totals, and what is missing of the same pages: both group the events by page, which takes longest. */
export async function countPages(
  database: Queryable,
  period: Period,
): Promise<{
  readonly totals: TrafficTotals;
  readonly gaps: Pick<Losses, 'missing' | 'pagesWithGaps'>;
}> {
  const { rows } = await database.query<Row & { missing: number; pages: number }>(
    `${pagesAndVisitors}, ${incompletePages}
     select ${totalsOf}, (select coalesce(sum(missing), 0) from incomplete)::float8 as missing,
       (select count(*) from incomplete)::float8 as pages from visitors`,
    valuesOf(period),
  );
  const [row] = rows;
  return {
    totals: toTotals(row),
    gaps: { missing: row?.missing ?? 0, pagesWithGaps: row?.pages ?? 0 },
  };
}

function toTotals(row: Row | undefined): TrafficTotals {
  return {
    events: row?.events ?? 0,
    pageLoads: row?.page_loads ?? 0,
    visitors: row?.visitors ?? 0,
    lastReceivedAt: row?.last_received_at ?? null,
  };
}
