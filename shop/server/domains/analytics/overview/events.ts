import type { Queryable } from '../../../ground/database/index.js';
import type { Intake, NameCount, Period } from '../types.js';
import { ofPeriod, valuesOf } from '../period.js';

export type SlicedPeriod = Period & { readonly buckets: number };

/** Events of a period, in slices of the same length. */
export interface EventCounts {
  /** All arrivals, an event that arrived twice counted twice. */
  readonly arrivals: number;
  readonly series: readonly number[];
  /** The most frequent events by call and name, each with its counts over the period. */
  readonly names: readonly NameCount[];
}

const mostNames = 12;

/** The slice of an event, counted from 0; `$4` is the number of slices. */
const sliceOf =
  'floor((occurred_at - $2::bigint)::float8 * $4::int / ($3::bigint - $2::bigint))::int';

interface SliceRow {
  readonly slice: number;
  readonly count: number;
}

/** A row without name is one of all events. */
interface Row extends SliceRow {
  readonly intake: Intake | null;
  readonly name: string | null;
  readonly total: number;
  readonly arrivals: number;
}

/** Reads the events of the period once for all three, because a month of them is what takes the time. */
export async function countEvents(database: Queryable, period: SlicedPeriod): Promise<EventCounts> {
  const { rows } = await database.query<Row>(
    `with sliced as materialized (
       select intake, name, ${sliceOf} as slice, count(*) as count, sum(arrivals) as arrivals
       from tracked_events where ${ofPeriod} group by intake, name, slice
     ), frequent as (
       select intake, name, sum(count) as total from sliced
       group by intake, name order by total desc, intake, name limit ${mostNames}
     )
     select null as intake, null as name, 0::float8 as total, slice, sum(count)::float8 as count,
       sum(arrivals)::float8 as arrivals
     from sliced group by slice
     union all
     select intake, name, total::float8, slice, count::float8, arrivals::float8
     from sliced join frequent using (intake, name)
     order by total desc, intake, name`,
    [...valuesOf(period), period.buckets],
  );
  const all = rows.filter(({ name }) => name === null);
  const byName = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.intake} ${row.name}`;
    byName.set(key, [...(byName.get(key) ?? []), row]);
  }
  return {
    arrivals: all.reduce((sum, row) => sum + row.arrivals, 0),
    series: toSeries(all, period.buckets),
    names: [...byName.values()].flatMap((slices) => {
      const [first] = slices;
      if (!first?.intake || first.name === null) return [];
      const { intake, name, total: count } = first;
      return [{ intake, name, count, series: toSeries(slices, period.buckets) }];
    }),
  };
}

function toSeries(rows: readonly SliceRow[], buckets: number): readonly number[] {
  const series = Array.from({ length: buckets }, () => 0);
  for (const { slice, count } of rows) series[Math.min(slice, buckets - 1)] = count;
  return series;
}
