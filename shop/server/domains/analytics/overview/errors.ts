import type { Queryable } from '../../../ground/database/index.js';
import type { ErrorGroup, Period } from '../types.js';
import { ofPeriod, valuesOf } from '../period.js';

const mostGroups = 10;

interface Row {
  error: string | null;
  message: string | null;
  name: string;
  count: number;
  page_loads: number;
  first_at: number;
  last_at: number;
  content: string;
}

/** Errors grouped by name, message and source position, most frequent first. */
export async function countErrors(
  database: Queryable,
  period: Period,
): Promise<readonly ErrorGroup[]> {
  const { rows } = await database.query<Row>(
    `with groups as (
       select facts->>'error' as error, facts->>'message' as message, name,
         sum((facts->>'times')::float8) as count, count(distinct page_id)::float8 as page_loads,
         min(occurred_at)::float8 as first_at, max(occurred_at)::float8 as last_at,
         max(position) as last
       from tracked_events where ${ofPeriod} and intake = 'errors'
       group by facts->>'error', facts->>'message', facts->>'frame', name
       order by count desc, last_at desc, last desc limit ${mostGroups}
     )
     select g.*, e.content from groups g join tracked_events e on e.position = g.last
     order by g.count desc, g.last_at desc, g.last desc`,
    valuesOf(period),
  );
  return rows.map((row) => ({
    message: row.message ?? '',
    name: row.error ?? row.name,
    stack: readStack(row.content),
    count: row.count,
    pageLoads: row.page_loads,
    firstAt: row.first_at,
    lastAt: row.last_at,
  }));
}

function readStack(content: string): string | null {
  const { stack }: { stack?: unknown } = JSON.parse(content);
  return typeof stack === 'string' ? stack : null;
}
