import type { Queryable } from '../../database/index.js';
import type { Period, TrafficTotals } from '../types.js';
import { ofPeriod, valuesOf } from './period.js';

interface Row {
  events: number;
  page_loads: number;
  visitors: number;
  last_received_at: number | null;
}

/**
 * Counts one visitor for each page load, because several clients use different ids for the same visitor. Grouping by
 * visitor takes less than counting distinct ones, which sorts all of them.
 */
export async function countTotals(database: Queryable, period: Period): Promise<TrafficTotals> {
  const { rows } = await database.query<Row>(
    `with pages as (
       select page_id, count(*) as events, max(received_at) as received_at,
         coalesce(max(visitor) filter (where intake = 'pipeline'), max(visitor), page_id) as visitor
       from tracked_events where ${ofPeriod} group by page_id
     ), visitors as (
       select sum(events) as events, max(received_at) as received_at,
         count(*) filter (where page_id not like '-%') as page_loads
       from pages group by visitor
     )
     select coalesce(sum(events), 0)::float8 as events, max(received_at)::float8 as last_received_at,
       coalesce(sum(page_loads), 0)::float8 as page_loads, count(*)::float8 as visitors
     from visitors`,
    valuesOf(period),
  );
  const [row] = rows;
  return {
    events: row?.events ?? 0,
    pageLoads: row?.page_loads ?? 0,
    visitors: row?.visitors ?? 0,
    lastReceivedAt: row?.last_received_at ?? null,
  };
}
