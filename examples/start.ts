import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import {
  createServer,
  openDatabase,
  readCaptchaSecrets,
  readEventSchemas,
  readHsts,
  readOwnerPassword,
  readRateLimits,
  readTelemetrySettings,
  schedulePurge,
} from './server/index.js';
import { createStorefront } from './storefront/index.js';

const port = Number(process.env.PORT ?? 8080);
const databaseUrl = process.env.DATABASE_URL;
const dataDir = process.env.DATA_DIR ?? '.data';
// Set OWNER_PASSWORD if several copies of the server share a database.
const ownerPassword =
  readOwnerPassword(process.env.OWNER_PASSWORD) ?? randomBytes(12).toString('base64url');

console.log(
  databaseUrl
    ? 'Opening PostgreSQL (DATABASE_URL)…'
    : `Opening the embedded database in ${dataDir} (takes a few seconds)…`,
);
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
const { app, services } = await createServer({
  database,
  // Behind a TLS proxy: trust its X-Forwarded headers.
  trustProxy: process.env.TRUST_PROXY === 'true',
  publicUrl: process.env.PUBLIC_URL || null,
  hsts: readHsts(process.env.HSTS),
  ownerPassword,
  telemetry: readTelemetrySettings(process.env, {
    isTerminal: process.stdout.isTTY,
    write: (line) => process.stdout.write(`${line}\n`),
  }),
  rateLimits: readRateLimits(process.env.RATE_LIMITS),
  captcha: { secrets: readCaptchaSecrets(process.env) },
  eventSchemas: await readEventSchemas('dist/event-schemas.json'),
  allowedOrigins: (process.env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
});
schedulePurge(
  () => services.purgeExpired(),
  (error) => services.reporter.report(error, { where: 'deleting expired data' }),
);
app.route(
  '/',
  createStorefront({
    services,
    assetsDir: process.env.ASSETS_DIR ?? 'dist/cdn',
    publicDir: 'examples/storefront/public',
    templatesDir: 'examples/storefront/templates',
  }),
);

/**
 * Longer than a balancer keeps an idle connection (60 s by default in nginx and haproxy), so that the balancer closes
 * it first. A server that closes it first resets a request that is on its way. In milliseconds.
 */
const keepAliveTimeout = 65_000;

const serverOptions = { keepAliveTimeout };
const server = serve({ fetch: app.fetch, port, serverOptions }, ({ port: taken }) => {
  console.log(`The shop is open: http://localhost:${taken}/`);
  console.log(
    `Owner pages: http://localhost:${taken}/owner${
      process.env.OWNER_PASSWORD ? '' : `, password for this run: ${ownerPassword}`
    }`,
  );
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Choose another one: PORT=8081 npm start`
      : `The server stopped: ${error.message}`,
  );
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    void Promise.allSettled([services.endTelemetry(), database.close()]).then(() =>
      process.exit(0),
    );
  });
}
