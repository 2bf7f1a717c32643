import type { Queryable } from '../../ground/database/index.js';
import { countLosses, listGaps } from './losses.js';
import type { AnalyticsSummary, SourceEnvironment } from './types.js';

/** Later than every event. */
const never = Number.MAX_SAFE_INTEGER;

/** Counts of stored and of missing events since a time. */
export async function summarize(
  database: Queryable,
  environment: SourceEnvironment,
  since: number,
): Promise<AnalyticsSummary> {
  const period = { environment, since, until: never };
  const losses = await countLosses(database, period);
  const { rows } = await database.query<{ pages: number }>(
    `select count(distinct page_id)::float8 as pages from tracked_events
     where environment = $1 and occurred_at >= $2 and page_id not like '-%'`,
    [environment, since],
  );
  return {
    events: losses.arrivals - losses.duplicates,
    pageLoads: rows[0]?.pages ?? 0,
    ...losses,
    gaps: await listGaps(database, period),
  };
}
