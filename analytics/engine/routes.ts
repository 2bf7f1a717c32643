import type { Runtime } from '../../core/runtime/index.js';
import { censusRoutes, legacyRoutes, pipelineRoutes } from '../clients/index.js';
import { errorRoute, performanceRoute } from '../collectors/routes/index.js';
import type { Route } from '../delivery/index.js';
import type { AnalyticsSettings } from '../page/settings.js';

/** The origin of the pipeline's calls: that of the page's source environment (platform §7), else the API's. */
export function findEventsOrigin(
  {
    eventsOrigin,
    sourceEnvironment,
  }: Pick<AnalyticsSettings, 'eventsOrigin' | 'sourceEnvironment'>,
  apiOrigin: string,
): string {
  const own = typeof eventsOrigin === 'string' ? eventsOrigin : eventsOrigin[sourceEnvironment];
  return own || apiOrigin;
}

/**
 * Creates the routes of all calls, whichever clients are enabled: storage may contain events of an earlier page for any
 * of them.
 */
export function createRoutes(
  settings: AnalyticsSettings,
  { apiOrigin, reporter }: Pick<Runtime, 'apiOrigin' | 'reporter'>,
): readonly Route[] {
  const { sourceEnvironment: environment, acknowledgement } = settings;
  const own = { origin: apiOrigin, environment, acknowledgement, reporter };
  return [
    ...pipelineRoutes({ ...own, origin: findEventsOrigin(settings, apiOrigin) }),
    ...legacyRoutes(own),
    ...censusRoutes(own),
    performanceRoute(own),
    errorRoute(own),
  ];
}
