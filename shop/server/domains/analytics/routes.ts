import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '../../ground/http/index.js';
import { addAnalyticsOwnerRoutes } from './owner-routes.js';
import { addQuickViewRoute } from './quick-view-route.js';
import type { AnalyticsRouteContext } from './route-context.js';
import { addTrackingRoutes } from './tracking-routes.js';

/** Every route of tracking: those of pages, and those of the owner. */
export function addAnalyticsRoutes(
  app: OpenAPIHono<Environment>,
  context: AnalyticsRouteContext,
): void {
  addTrackingRoutes(app, context);
  addQuickViewRoute(app, context);
  addAnalyticsOwnerRoutes(app, context);
}
