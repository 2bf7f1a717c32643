import type { Runtime } from '../../core/runtime/index.js';
import { censusRoutes, legacyRoutes, pipelineRoutes } from '../clients/index.js';
import { errorRoute } from '../collectors/errors/route.js';
import type { Route } from '../delivery/index.js';
import { performanceRoute } from '../collectors/performance/route.js';
import type { AnalyticsSettings } from '../page/settings.js';

/**
 * Creates the routes of all calls, whichever clients are enabled: storage may contain events of an earlier page for any
 * of them.
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
