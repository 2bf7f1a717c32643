import type { Queryable } from '../../../ground/database/index.js';
import { countDrops } from '../losses.js';
import type { AnalyticsOverview } from '../types.js';
import { countErrors } from './errors.js';
import { countEvents, type SlicedPeriod } from './events.js';
import { countExperiments } from './experiments.js';
import { countFunnel } from './funnel.js';
import { countPages } from './totals.js';
import { countVitals } from './vitals.js';

export { findOrderSources } from './order-sources.js';
export { countTotals } from './totals.js';
export { vitalLimits } from './vitals.js';

/** Everything the owner's analytics page shows for a period. */
export async function countOverview(
  database: Queryable,
  query: SlicedPeriod,
): Promise<AnalyticsOverview> {
  const [
    { totals, gaps },
    { arrivals, series, names },
    funnel,
    experiments,
    vitals,
    errors,
    drops,
  ] = await Promise.all([
    countPages(database, query),
    countEvents(database, query),
    countFunnel(database, query),
    countExperiments(database, query),
    countVitals(database, query),
    countErrors(database, query),
    countDrops(database, query),
  ]);
  const losses = { ...gaps, arrivals, duplicates: arrivals - totals.events, drops };
  return { ...totals, series, names, funnel, experiments, vitals, errors, losses };
}
