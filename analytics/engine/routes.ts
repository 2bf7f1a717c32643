import type { Runtime } from '../../core/runtime/index.js';
import { censusRoutes, legacyRoutes, pipelineRoutes } from '../clients/index.js';
import { errorRoute } from '../collectors/errors/route.js';
import type { Route } from '../delivery/index.js';
import { performanceRoute } from '../collectors/performance/route.js';
import type { AnalyticsSettings } from '../page/settings.js';

/**
 * Every call that events can go by. All are there whatever is switched on: an earlier page may have left something
 * for each.
 */
export function createRoutes(
  { sourceEnvironment: environment, acknowledgement, eventsOrigin }: AnalyticsSettings,
  { apiOrigin, reporter }: Pick<Runtime, 'apiOrigin' | 'reporter'>,
): readonly Route[] {
  const own = { origin: apiOrigin, environment, acknowledgement, reporter };
  return [
    ...pipelineRoutes({ ...own, origin: eventsOrigin || apiOrigin }),
    ...legacyRoutes(own),
    ...censusRoutes(own),
    performanceRoute(own),
    errorRoute(own),
  ];
}
