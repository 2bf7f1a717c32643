import { sourceEnvironments } from '../server/index.js';
import {
  analyticsPath,
  analyticsView,
  periods,
  periodSpan,
  readPeriod,
  spanBefore,
} from './views/analytics/index.js';
import { readChoice } from './list-pages.js';
import { ownerPage } from './owner-page.js';

/** More than the page shows, because some are filtered out. */
const latestCount = 60;
const fiveMinutes = 5 * 60_000;

/** Analytics, calculated on each request. With script the page refreshes itself. */
export const analyticsPages = ownerPage({
  path: analyticsPath,
  place: 'Analytics',
  area: 'analytics',
  template: 'owner-analytics',
  async view({ c, services: { analytics, experiments }, crumb }) {
    const now = Date.now();
    const period = readPeriod(c.req.query('period'));
    const environment = readChoice(c, sourceEnvironments, 'environment') ?? 'prod';
    const buckets = periods[period].slices;
    const span = periodSpan(period, now);
    const [overview, before, { visitors: here }, latest] = await Promise.all([
      analytics.overview({ environment, ...span, buckets }),
      analytics.totals({ environment, ...spanBefore(span) }),
      analytics.totals({ environment, since: now - fiveMinutes, until: now }),
      analytics.latest({ environment, limit: latestCount }),
    ]);
    return analyticsView({
      crumb,
      now,
      period,
      span,
      environment,
      environments: sourceEnvironments,
      overview,
      before,
      here,
      latest,
      running: experiments.running,
    });
  },
});
