import type { Queryable } from '../../database/index.js';
import type { Period } from '../types.js';
import { ofPeriod, valuesOf } from './period.js';

export type SlicedPeriod = Period & { readonly buckets: number };

/** SQL expression for the slice of an event, counted from 0; `$4` is the number of slices. */
export const sliceOf =
  'floor((occurred_at - $2::bigint)::float8 * $4::int / ($3::bigint - $2::bigint))::int';

/** Events in each slice of the period. */
export async function countSeries(
  database: Queryable,
  period: SlicedPeriod,
): Promise<readonly number[]> {
  const { rows } = await database.query<SliceRow>(
    `select ${sliceOf} as slice, count(*)::float8 as count from tracked_events
     where ${ofPeriod} group by 1`,
    [...valuesOf(period), period.buckets],
  );
  return toSeries(rows, period.buckets);
}

export interface SliceRow {
  readonly slice: number;
  readonly count: number;
}

export function toSeries(rows: readonly SliceRow[], buckets: number): readonly number[] {
  const series = Array.from({ length: buckets }, () => 0);
  for (const { slice, count } of rows) series[Math.min(slice, buckets - 1)] = count;
  return series;
}
