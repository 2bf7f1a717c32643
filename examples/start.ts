import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listen } from './listen.js';
import { createReadiness } from './readiness.js';
import {
  createFolderStore,
  createServer,
  googlePlaces,
  openBroker,
  openDatabase,
  readBrokerSettings,
  readCaptchaSecrets,
  readDatabaseSettings,
  readEventSchemas,
  readHsts,
  readMailSettings,
  readOwnerPassword,
  readRateLimits,
  readTelemetrySettings,
  readWhole,
  schedulePurge,
} from './server/index.js';
import { createStorefront } from './storefront/index.js';

const port = Number(process.env.PORT ?? 8080);
const databaseUrl = process.env.DATABASE_URL;
const dataDir = process.env.DATA_DIR ?? '.data';
const whole = { least: 0, most: 100_000 };
const maxConnections = readWhole(process.env, 'MAX_CONNECTIONS', { ...whole, otherwise: 2000 });
/** How long it takes a balancer to notice that the server is not ready, in milliseconds. */
const drain = readWhole(process.env, 'DRAIN_SECONDS', { ...whole, otherwise: 0 }) * 1000;
/** How long a stop waits for the mail that is being sent, in milliseconds. */
const longestWait = 5000;
// Set OWNER_PASSWORD if several copies of the server share a database.
const ownerPassword =
  readOwnerPassword(process.env.OWNER_PASSWORD) ?? randomBytes(12).toString('base64url');

console.log(
  databaseUrl
    ? 'Opening PostgreSQL (DATABASE_URL)…'
    : `Opening the embedded database in ${dataDir} (takes a few seconds)…`,
);
const database = await openDatabase(
  databaseUrl ? { databaseUrl, settings: readDatabaseSettings(process.env) } : { dataDir },
).catch(quit);
const broker = await openEventBroker().catch(quit);
const readiness = createReadiness();
const mail = openMails();
const { app, services } = await createServer({
  database,
  isStopping: readiness.isStopping,
  // Behind a TLS proxy: trust its X-Forwarded headers.
  trustProxy: process.env.TRUST_PROXY === 'true',
  publicUrl: process.env.PUBLIC_URL || null,
  hsts: readHsts(process.env.HSTS),
  ownerPassword,
  telemetry: readTelemetrySettings(process.env, {
    isTerminal: process.stdout.isTTY,
    write: (line) => process.stdout.write(`${line}\n`),
  }),
  mail: { ...mail, origin: `http://localhost:${port}` },
  rateLimits: readRateLimits(process.env.RATE_LIMITS),
  ...(dataDir !== 'memory' && {
    formFiles: createFolderStore(path.join(dataDir, 'form-files')),
    productPicturesDir: path.join(dataDir, 'product-pictures'),
    reviewPhotosDir: path.join(dataDir, 'review-photos'),
  }),
  downloadsDir: process.env.DOWNLOADS_DIR ?? 'examples/storefront/downloads',
  ...(process.env.PLACES_KEY && {
    placesProvider: googlePlaces({ key: process.env.PLACES_KEY }),
  }),
  captcha: { secrets: readCaptchaSecrets(process.env) },
  ...(broker && { keepEvents: (request) => broker.keep(request) }),
  eventSchemas: await readEventSchemas('dist/event-schemas.json'),
  allowedOrigins: (process.env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
});
schedulePurge(
  () => services.purgeExpired(),
  (error) => services.reporter.report(error, { where: 'deleting expired data' }),
);
const stopMails = services.mailer.start();
app.route(
  '/',
  createStorefront({
    services,
    assetsDir: process.env.ASSETS_DIR ?? 'dist/cdn',
    publicDir: 'examples/storefront/public',
    templatesDir: process.env.TEMPLATES_DIR ?? 'examples/storefront/templates',
  }),
);

const server = await listen({
  fetch: app.fetch,
  port,
  maxConnections,
  onListening(taken) {
    console.log(`The shop is open: http://localhost:${taken}/`);
    console.log(
      `Owner pages: http://localhost:${taken}/owner${
        process.env.OWNER_PASSWORD ? '' : `, password for this run: ${ownerPassword}`
      }`,
    );
  },
}).catch(quit);

async function stop(): Promise<void> {
  if (readiness.isStopping()) return;
  await server.stop(readiness, drain);
  // A mail that is not done by then is sent by the next process, when its lease is over.
  await Promise.race([stopMails(), setTimeout(longestWait)]);
  await Promise.allSettled([services.endTelemetry(), broker?.close(), database.close()]);
  process.exit(0);
}

// A second signal changes nothing: a terminal and what started this process may both send one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop().catch(quit));
}

/** How mails leave, from the environment. */
function openMails() {
  try {
    return readMailSettings(process.env, dataDir === 'memory' ? null : dataDir);
  } catch (error) {
    return quit(error);
  }
}

/** The broker that takes tracked events; null if they go to the database. */
async function openEventBroker() {
  const settings = readBrokerSettings(process.env);
  return settings && openBroker(settings);
}

/** Ends the process with a sentence instead of a stack. */
function quit(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
