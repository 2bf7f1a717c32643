import { serve } from '@hono/node-server';
import { performance } from 'node:perf_hooks';
import { marram } from '../../../dist/examples/marram.js';
import { createServer, createStorefront, openDatabase } from '../../../dist/examples/shop.js';
import { noLimits } from '../server/processes.mjs';

export const ownerPassword = 'a-password-for-the-bench';

/** The built shop on a port of this process. `spent` grows with each statement, also with the time on the way. */
export async function openShop(url) {
  const { database, spent } = measured(await openDatabase({ databaseUrl: url }));
  const { app, services } = await createServer({
    ...marram.server,
    database,
    ownerPassword,
    rateLimits: noLimits,
  });
  app.route(
    '/',
    createStorefront({
      ...marram.paths,
      services,
      site: marram.site,
      assetsDir: 'dist/cdn',
      publicDir: 'shop/pages/public',
      templatesDir: 'shop/pages/templates',
    }),
  );
  const server = serve({ fetch: app.fetch, port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    app,
    database,
    services,
    spent,
    origin: `http://localhost:${server.address().port}`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await services.endTelemetry();
      await database.close();
    },
  };
}

/** Statements that run at the same time count once: the time in which at least one was on its way. */
function measured(database) {
  const spent = { statements: 0, ms: 0 };
  let running = 0;
  let since = 0;
  const watch = (target) => ({
    ...target,
    async query(statement, values) {
      spent.statements += 1;
      if (running === 0) since = performance.now();
      running += 1;
      try {
        return await target.query(statement, values);
      } finally {
        running -= 1;
        if (running === 0) spent.ms += performance.now() - since;
      }
    },
  });
  return {
    spent,
    database: {
      ...watch(database),
      transaction: (work, options) =>
        database.transaction((transaction) => work(watch(transaction)), options),
    },
  };
}
