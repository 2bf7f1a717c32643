import { randomBytes, randomUUID } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  readErrors,
  readHit,
  readLegacy,
  readPipeline,
  readRecords,
  readRender,
  type SentBatch,
  type SourceEnvironment,
} from './index.js';
import { crumbHeader } from '../../../core/net/index.js';
import { Problem, readBody, type Call, type Environment } from '../http/index.js';
import { readEventsBody, readFields, readJsonBody } from './route-bodies.js';
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
import { environmentQuery, receiptsBody, schemaParams } from './route-schemas.js';
import { countTracking, requireCrumb, requireKnownPage } from './route-guards.js';
import type { Parts } from '../routing/context.js';

/**
 * storefront §7, platform §7: what tracking clients send. Bodies are read here and not by the framework: the same
 * call takes several content types.
 */
export function addAnalyticsCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { analytics, clock } = parts;

  /** A call that takes events: `read` makes them out of the request. */
  function addIntake(
    route: Parameters<typeof app.openAPIRegistry.registerPath>[0] & { getRoutingPath(): string },
    read: (c: Call) => Promise<SentBatch>,
  ): void {
    app.openAPIRegistry.registerPath(route);
    app.post(route.getRoutingPath(), async (c) => {
      // Before anything is waited for: the time of each event hangs on it.
      const receivedAt = clock.now();
      await countTracking(parts, c);
      const { events, sender } = await read(c);
      return c.json(await analytics.record(events, sender, receivedAt), 200);
    });
  }

  addIntake(eventsRoute, async (c) => readPipeline(await readEventsBody(c)));

  addIntake(legacyRoute, async (c) => {
    requireKnownPage(parts, c);
    const fields = await readFields(c);
    requireCrumb(parts, c, fields.crumb || undefined);
    return readLegacy(fields, environmentOf(c));
  });

  addIntake(hitRoute, async (c) => {
    requireKnownPage(parts, c);
    return readHit(await readFields(c), environmentOf(c));
  });

  for (const call of renderCalls) {
    addIntake(renderRoute(call), async (c) => {
      requireKnownPage(parts, c);
      return readRender(await readJsonBody(c), call, environmentOf(c));
    });
  }

  addIntake(errorsRoute, async (c) => {
    requireKnownPage(parts, c);
    requireCrumb(parts, c, c.req.header(crumbHeader));
    return readErrors(await readJsonBody(c), environmentOf(c));
  });

  addIntake(performanceRecordsRoute, async (c) => {
    requireKnownPage(parts, c);
    return readRecords(await readJsonBody(c), environmentOf(c));
  });

  app.openAPIRegistry.registerPath(receiptsRoute);
  app.post(receiptsRoute.getRoutingPath(), async (c) => {
    await countTracking(parts, c);
    const { environment, pages } = readBody(receiptsBody, await readJsonBody(c));
    const have = await analytics.receipts(environment, pages);
    return c.json({ have, serverTime: clock.now() }, 200);
  });

  app.openAPIRegistry.registerPath(validationRoute);
  app.post(validationRoute.getRoutingPath(), async (c) => {
    await countTracking(parts, c);
    const { schemaName } = readBody(schemaParams, c.req.param());
    const problems = analytics.validate(schemaName, await readJsonBody(c));
    if (problems === null) throw new Problem('schema-not-found');
    return c.json({ isValid: problems.length === 0, problems }, 200);
  });

  app.openapi(performanceSettingsRoute, async (c) => {
    await countTracking(parts, c);
    return c.json({ pageLoadId: randomBytes(16).toString('base64url') }, 200);
  });

  app.openapi(recordingIdRoute, async (c) => {
    await countTracking(parts, c);
    return c.json(randomUUID(), 200);
  });
}

function environmentOf(c: Call): SourceEnvironment {
  return readBody(environmentQuery, c.req.query()).environment;
}
