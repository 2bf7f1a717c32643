import type { Hono } from 'hono';
import { sourceEnvironments, type SourceEnvironment } from '../server/index.js';
import type { PageVariables } from '../pages/security-headers.js';
import {
  analyticsPath,
  analyticsView,
  periods,
  periodSpan,
  readPeriod,
  spanBefore,
} from './views/analytics/index.js';
import type { OwnerParts } from './owner-parts.js';

/** More than the page shows, because some are filtered out. */
const latestCount = 60;
const fiveMinutes = 5 * 60_000;

/** Analytics, calculated on each request. With script the page refreshes itself. */
export function addAnalyticsPage(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, analytics, experiments } = parts.services;

  app.get(analyticsPath, async (c) => {
    const now = Date.now();
    const period = readPeriod(c.req.query('period'));
    const environment = readEnvironment(c.req.query('environment'));
    const buckets = periods[period].slices;
    const span = periodSpan(period, now);
    const [overview, before, { visitors: here }, latest] = await Promise.all([
      analytics.overview({ environment, ...span, buckets }),
      analytics.totals({ environment, ...spanBefore(span) }),
      analytics.totals({ environment, since: now - fiveMinutes, until: now }),
      analytics.latest({ environment, limit: latestCount }),
    ]);
    const view = analyticsView({
      crumb: crumbs.issue(c),
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
    return parts.render(c, 'owner-analytics', view, { cache: 'no-store' });
  });
}

function readEnvironment(text: string | undefined): SourceEnvironment {
  return sourceEnvironments.find((name) => name === text) ?? 'prod';
}
