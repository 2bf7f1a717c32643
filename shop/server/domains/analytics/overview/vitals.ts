import type { Queryable } from '../../../ground/database/index.js';
import { vitalMetrics, type Period, type VitalMetric, type VitalSummary } from '../types.js';
import { ofPeriod, valuesOf } from '../period.js';

/** Values up to `good` are good, values above `poor` are poor (web.dev/articles/vitals). */
export const vitalLimits: Readonly<Record<VitalMetric, { good: number; poor: number }>> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};

/** A page sends a metric again while it grows, so only the last value counts. */
export async function countVitals(
  database: Queryable,
  period: Period,
): Promise<readonly VitalSummary[]> {
  const { rows } = await database.query<{
    metric: VitalMetric;
    samples: number;
    p75: number;
    good: number;
    poor: number;
  }>(
    `with latest as (
       select distinct on (page_id, metric, facts->>'metricId') limits.metric, limits.good, limits.poor,
         (facts->>'value')::float8 as value
       from tracked_events join unnest($4::text[], $5::float8[], $6::float8[])
         as limits (metric, good, poor) on limits.metric = facts->>'metric'
       where ${ofPeriod} and intake = 'performance' and facts->>'value' is not null
       order by page_id, metric, facts->>'metricId', sequence desc
     )
     select metric, count(*)::float8 as samples,
       percentile_cont(0.75) within group (order by value) as p75,
       count(*) filter (where value <= good)::float8 as good,
       count(*) filter (where value > poor)::float8 as poor
     from latest group by metric`,
    [
      ...valuesOf(period),
      vitalMetrics,
      vitalMetrics.map((metric) => vitalLimits[metric].good),
      vitalMetrics.map((metric) => vitalLimits[metric].poor),
    ],
  );
  return vitalMetrics.flatMap((metric) => {
    const row = rows.find((found) => found.metric === metric);
    if (row === undefined) return [];
    return [{ ...row, needsImprovement: row.samples - row.good - row.poor }];
  });
}
