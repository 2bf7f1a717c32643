import type { AnalyticsOverview, LatestEvent } from '../../../../shop/server/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';

/** A period without events. */
export const quiet: AnalyticsOverview = {
  events: 0,
  pageLoads: 0,
  visitors: 0,
  lastReceivedAt: null,
  series: [],
  names: [],
  funnel: { view: 0, add: 0, checkout: 0, purchase: 0 },
  experiments: [],
  vitals: [],
  errors: [],
  losses: { arrivals: 0, duplicates: 0, missing: 0, pagesWithGaps: 0, drops: {} },
};

export interface FakeAnalytics {
  readonly analytics: OwnerServices['analytics'];
  /** What was asked for. */
  readonly queries: Parameters<OwnerServices['analytics']['totals']>[0][];
}

/** Returns this overview, with the requested number of slices, and these events. */
export function createFakeAnalytics(
  overview: Partial<AnalyticsOverview> = {},
  latest: readonly LatestEvent[] = [],
): FakeAnalytics {
  const queries: FakeAnalytics['queries'] = [];
  return {
    queries,
    analytics: {
      overview(query) {
        queries.push(query);
        const series = Array.from({ length: query.buckets }, (_, index) => (index === 0 ? 3 : 0));
        return Promise.resolve({ ...quiet, series, ...overview });
      },
      orderSources: () => Promise.resolve([]),
      totals(period) {
        queries.push(period);
        return Promise.resolve({ ...quiet, ...overview });
      },
      latest: () => Promise.resolve(latest),
    },
  };
}
