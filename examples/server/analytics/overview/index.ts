import type { Queryable } from '../../database/index.js';
import { countLosses } from '../losses.js';
import type { AnalyticsOverview, Period } from '../types.js';
import { countErrors } from './errors.js';
import { countExperiments } from './experiments.js';
import { countFunnel } from './funnel.js';
import { countNames } from './names.js';
import { countSeries } from './series.js';
import { countTotals } from './totals.js';
import { countVitals } from './vitals.js';

export { findOrderSources } from './order-sources.js';
export { countTotals } from './totals.js';
export { vitalLimits } from './vitals.js';

/** Everything the owner's analytics page shows for a period. */
export async function countOverview(
  database: Queryable,
  query: Period & { readonly buckets: number },
): Promise<AnalyticsOverview> {
  const [totals, series, names, funnel, experiments, vitals, errors, losses] = await Promise.all([
    countTotals(database, query),
    countSeries(database, query),
    countNames(database, query),
    countFunnel(database, query),
    countExperiments(database, query),
    countVitals(database, query),
    countErrors(database, query),
    countLosses(database, query),
  ]);
  return { ...totals, series, names, funnel, experiments, vitals, errors, losses };
}
