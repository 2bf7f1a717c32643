import type { RouteContext } from '../../ground/routing/index.js';
import type { Analytics } from './types.js';

export interface AnalyticsRouteContext extends RouteContext<'tracking' | 'trackingKilobytes'> {
  readonly analytics: Analytics;
}
