import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '../http/index.js';
import type { RouteContext } from '../routing/index.js';
import { healthRoute } from './openapi.js';

/** The health check and the OpenAPI document. Both are our own. */
export function addHealthRoutes(app: OpenAPIHono<Environment>, { database }: RouteContext): void {
  app.openapi(healthRoute, async (c) => {
    await database.query('select 1');
    return c.json({ status: 'ok' as const }, 200);
  });

  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Vitrine reference server', version: '1' },
  });
}
