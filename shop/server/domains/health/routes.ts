import type { OpenAPIHono } from '@hono/zod-openapi';
import { DatabaseError } from '../../ground/database/index.js';
import { Problem, type Environment } from '../../ground/http/index.js';
import type { RouteContext } from '../../ground/routing/index.js';
import { callGroups, healthRoute, liveRoute, readyRoute } from './openapi.js';

export interface HealthContext extends RouteContext {
  /** Whether the server is about to stop, so that it should get no more requests. */
  isStopping(): boolean;
}

/** In milliseconds: a balancer asks every few seconds anyway. */
const retryAfter = 2000;

/** The health checks and the OpenAPI document. All are our own. */
export function addHealthRoutes(app: OpenAPIHono<Environment>, context: HealthContext): void {
  /** The check under way, which simultaneous calls share: it writes, and anybody may call. */
  let check: Promise<void> | null = null;
  const checkOnce = () =>
    (check ??= context.database.check().finally(() => {
      check = null;
    }));

  async function requireReady(): Promise<{ status: 'ok' }> {
    if (context.isStopping()) {
      throw new Problem('unavailable', { message: 'The server is stopping.', retryAfter });
    }
    try {
      await checkOnce();
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      throw new Problem('unavailable', { message: error.sentence, retryAfter });
    }
    return { status: 'ok' };
  }

  app.openapi(liveRoute, (c) => c.json({ status: 'ok' as const }, 200));
  app.openapi(readyRoute, async (c) => c.json(await requireReady(), 200));
  app.openapi(healthRoute, async (c) => c.json(await requireReady(), 200));

  app.doc31('/api/openapi.json', () => ({
    openapi: '3.1.0',
    info: { title: 'Vitrine reference server', version: '1' },
    tags: groupsOf(app),
  }));
}

/** The described groups, then those that calls name and nobody has described. */
function groupsOf(app: OpenAPIHono<Environment>) {
  const named = app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' ? (definition.route.tags ?? []) : [],
  );
  const described = new Set(callGroups.map(({ name }) => name));
  const others = [...new Set(named)].filter((name) => !described.has(name));
  return [...callGroups, ...others.map((name) => ({ name }))];
}
