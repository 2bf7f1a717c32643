import { randomBytes, randomUUID } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { crumbHeader } from 'vitrine/core/net';
import { Problem, readBody, type Call, type Environment } from '../../ground/http/index.js';
import {
  errorsRoute,
  eventsRoute,
  hitRoute,
  legacyRoute,
  performanceRecordsRoute,
  performanceSettingsRoute,
  receiptsRoute,
  recordingIdRoute,
  renderCalls,
  renderRoute,
  validationRoute,
} from './openapi.js';
import { readErrors, readRecords, readRender } from './read-bodies.js';
import { readHit, readLegacy } from './read-forms.js';
import { readPipeline, type SentBatch } from './read-pipeline.js';
import { readEventsBody, readFields, readJsonBody } from './route-bodies.js';
import type { AnalyticsRouteContext } from './route-context.js';
import { countEvents, countTracking, requireCrumb, requireKnownPage } from './route-guards.js';
import { environmentQuery, receiptsBody, schemaParams } from './route-schemas.js';
import type { SourceEnvironment } from './types.js';

/**
 * storefront §7, platform §7: the calls of tracking clients. The framework does not parse their bodies, because a call
 * accepts several content types.
 */
export function addTrackingRoutes(
  app: OpenAPIHono<Environment>,
  context: AnalyticsRouteContext,
): void {
  const { analytics, clock } = context;

  /** Adds a call that records events; `read` extracts them from the request. */
  function addIntake(
    route: Parameters<typeof app.openAPIRegistry.registerPath>[0] & { getRoutingPath(): string },
    read: (c: Call) => Promise<SentBatch>,
  ): void {
    app.openAPIRegistry.registerPath(route);
    app.post(route.getRoutingPath(), async (c) => {
      // Taken before any `await`, because the time of each event is derived from it.
      const receivedAt = clock.now();
      await countEvents(context, c);
      const { events, sender } = await read(c);
      return c.json(await analytics.record(events, sender, receivedAt), 200);
    });
  }

  addIntake(eventsRoute, async (c) => readPipeline(await readEventsBody(c)));

  addIntake(legacyRoute, async (c) => {
    requireKnownPage(context, c);
    const fields = await readFields(c);
    requireCrumb(context, c, fields.crumb || undefined);
    return readLegacy(fields, environmentOf(c));
  });

  addIntake(hitRoute, async (c) => {
    requireKnownPage(context, c);
    return readHit(await readFields(c), environmentOf(c));
  });

  for (const call of renderCalls) {
    addIntake(renderRoute(call), async (c) => {
      requireKnownPage(context, c);
      return readRender(await readJsonBody(c), call, environmentOf(c));
    });
  }

  addIntake(errorsRoute, async (c) => {
    requireKnownPage(context, c);
    requireCrumb(context, c, c.req.header(crumbHeader));
    return readErrors(await readJsonBody(c), environmentOf(c));
  });

  addIntake(performanceRecordsRoute, async (c) => {
    requireKnownPage(context, c);
    return readRecords(await readJsonBody(c), environmentOf(c));
  });

  app.openAPIRegistry.registerPath(receiptsRoute);
  app.post(receiptsRoute.getRoutingPath(), async (c) => {
    await countTracking(context, c);
    const { environment, pages } = readBody(receiptsBody, await readJsonBody(c));
    const have = await analytics.receipts(environment, pages);
    return c.json({ have, serverTime: clock.now() }, 200);
  });

  app.openAPIRegistry.registerPath(validationRoute);
  app.post(validationRoute.getRoutingPath(), async (c) => {
    await countTracking(context, c);
    const { schemaName } = readBody(schemaParams, c.req.param());
    const problems = analytics.validate(schemaName, await readJsonBody(c));
    if (problems === null) throw new Problem('schema-not-found');
    return c.json({ isValid: problems.length === 0, problems }, 200);
  });

  app.openapi(performanceSettingsRoute, async (c) => {
    await countTracking(context, c);
    return c.json({ pageLoadId: randomBytes(16).toString('base64url') }, 200);
  });

  app.openapi(recordingIdRoute, async (c) => {
    await countTracking(context, c);
    return c.json(randomUUID(), 200);
  });
}

function environmentOf(c: Call): SourceEnvironment {
  return readBody(environmentQuery, c.req.query()).environment;
}
