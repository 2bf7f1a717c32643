import type { Queryable } from '../../database/index.js';
import type { Intake, NameCount } from '../types.js';
import { ofPeriod, valuesOf } from './period.js';
import { sliceOf, toSeries, type SlicedPeriod, type SliceRow } from './series.js';

const mostNames = 12;

/** The most frequent events by call and name, each with its counts over the period. */
export async function countNames(
  database: Queryable,
  period: SlicedPeriod,
): Promise<readonly NameCount[]> {
  const { rows } = await database.query<SliceRow & { intake: Intake; name: string; total: number }>(
    `with frequent as (
       select intake, name, count(*)::float8 as total from tracked_events where ${ofPeriod}
       group by intake, name order by total desc, intake, name limit ${mostNames}
     )
     select intake, name, total, ${sliceOf} as slice, count(*)::float8 as count
     from tracked_events join frequent using (intake, name) where ${ofPeriod}
     group by intake, name, total, slice order by total desc, intake, name`,
    [...valuesOf(period), period.buckets],
  );
  const byName = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.intake} ${row.name}`;
    byName.set(key, [...(byName.get(key) ?? []), row]);
  }
  return [...byName.values()].flatMap((slices) => {
    const [first] = slices;
    if (first === undefined) return [];
    const { intake, name, total: count } = first;
    return [{ intake, name, count, series: toSeries(slices, period.buckets) }];
  });
}
