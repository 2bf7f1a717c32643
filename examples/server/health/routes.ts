import type { OpenAPIHono } from '@hono/zod-openapi';
import { DatabaseError } from '../database/index.js';
import { Problem, type Environment } from '../http/index.js';
import type { RouteContext } from '../routing/index.js';
import { healthRoute, liveRoute, readyRoute } from './openapi.js';

export interface HealthContext extends RouteContext {
  /** Whether the server is about to stop, so that it should get no more requests. */
  isStopping(): boolean;
}

/** In milliseconds: a balancer asks every few seconds anyway. */
const retryAfter = 2000;

/** The health checks and the OpenAPI document. All are our own. */
export function addHealthRoutes(app: OpenAPIHono<Environment>, context: HealthContext): void {
  async function requireReady(): Promise<{ status: 'ok' }> {
    if (context.isStopping()) {
      throw new Problem('unavailable', { message: 'The server is stopping.', retryAfter });
    }
    try {
      await context.database.check();
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      throw new Problem('unavailable', { message: error.message, retryAfter });
    }
    return { status: 'ok' };
  }

  app.openapi(liveRoute, (c) => c.json({ status: 'ok' as const }, 200));
  app.openapi(readyRoute, async (c) => c.json(await requireReady(), 200));
  app.openapi(healthRoute, async (c) => c.json(await requireReady(), 200));

  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Vitrine reference server', version: '1' },
  });
}
