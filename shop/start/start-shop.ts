import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  createFolderStore,
  createServer,
  googlePlaces,
  openBroker,
  openDatabase,
  readEventSchemas,
  type ServerOptions,
} from '../server/index.js';
import type { ShopSite } from '../pages/index.js';
import { createStorefront } from './create-storefront.js';
import { listen } from './listen.js';
import { findPaths, type ShopPaths } from './paths.js';
import { createReadiness } from './readiness.js';
import { readSettings, type Variables } from './settings.js';
import { toShopError } from './shop-error.js';

type FromEnvironment =
  'database' | 'isStopping' | 'trustProxy' | 'publicUrl' | 'hsts' | 'bodyBudget' | 'ownerPassword';

/** What a shop is made of besides the variables of its environment. */
export interface ShopOptions {
  /** Where its files are; by default those of the package. */
  readonly paths?: Partial<ShopPaths>;
  /** Whose pages they are. */
  readonly site: ShopSite;
  /** What the server sells, shows and asks; the rest of its options are variables. */
  readonly server?: Partial<Omit<ServerOptions, FromEnvironment>>;
  /** Takes each sentence for the person who starts the shop; by default it stands on the console. */
  readonly print?: (sentence: string) => void;
}

/** A shop that answers requests. */
export interface OpenShop {
  /** The port that was taken: another one than `PORT` if that is 0. */
  readonly port: number;
  /** The password of `/owner`: that of `OWNER_PASSWORD`, or one for this run. */
  readonly ownerPassword: string;
  /** Answers the requests under way, then closes everything. A second call waits for the same end. */
  stop(): Promise<void>;
}

/** How long a stop waits for the mail that is being sent, in milliseconds. */
const longestWait = 5000;

/**
 * Opens the database, the server and the pages, and listens. Whatever was opened is closed when a later step fails.
 * @param environment The variables that guides name: `PORT`, `DATABASE_URL`, `OWNER_PASSWORD` and the others.
 * @throws ShopError with the code of the step that failed.
 */
export async function startShop(options: ShopOptions, environment: Variables): Promise<OpenShop> {
  const { print = console.log } = options;
  const settings = readSettings(environment, options.site.title);
  const paths = findPaths(options.paths ?? {}, environment);
  const ownerPassword = settings.ownerPassword ?? randomBytes(12).toString('base64url');

  print(
    settings.database.dataDir === undefined
      ? 'Opening PostgreSQL (DATABASE_URL)…'
      : `Opening the embedded database in ${settings.database.dataDir} (takes a few seconds)…`,
  );
  /** Closes what is open: the last first. */
  const closings: (() => Promise<unknown>)[] = [];
  async function closeAll() {
    // What cannot be closed must not keep the rest open.
    for (const close of closings.toReversed()) await Promise.allSettled([close()]);
  }
  try {
    return await open();
  } catch (error) {
    await closeAll();
    throw error;
  }

  async function open(): Promise<OpenShop> {
    const began = performance.now();
    const database = await openDatabase(settings.database).catch((error: unknown) => {
      throw toShopError('database-unavailable', error);
    });
    closings.push(() => database.close());
    print(`Opened the database in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const broker = await openEventBroker();
    if (broker) closings.push(() => broker.close());
    const readiness = createReadiness();
    const { app, services } = await createServer({
      ...(settings.filesDir !== null && filesIn(settings.filesDir)),
      downloadsDir: paths.downloadsDir,
      telemetry: settings.telemetry,
      ...(broker && { keepEvents: (request) => broker.keep(request) }),
      eventSchemas: await readEventSchemas(paths.eventSchemas),
      ...options.server,
      ...(settings.placesKey !== null && {
        placesProvider: googlePlaces({ key: settings.placesKey }),
      }),
      database,
      isStopping: readiness.isStopping,
      trustProxy: settings.trustProxy,
      publicUrl: settings.publicUrl,
      hsts: settings.hsts,
      ownerPassword,
      mail: {
        ...settings.mail,
        shopName: options.site.title,
        origin: `http://localhost:${settings.port}`,
        ...options.server?.mail,
      },
      rateLimits: { ...options.server?.rateLimits, ...settings.rateLimits },
      bodyBudget: settings.bodyBudget,
      captcha: { secrets: settings.captchaSecrets, ...options.server?.captcha },
      allowedOrigins: [...(options.server?.allowedOrigins ?? []), ...settings.allowedOrigins],
    });
    closings.push(() => services.endTelemetry());
    const storefront = createStorefront({
      services,
      ...paths,
      site: options.site,
    });
    app.route('/', storefront);
    const stopJobs = services.startJobs();
    closings.push(async () => {
      // What is not done by then the next process does, when its lease is over.
      const waiting = new AbortController();
      const { signal } = waiting;
      const waited = setTimeout(longestWait, undefined, { signal }).catch(() => undefined);
      await Promise.race([stopJobs(), waited]).finally(() => waiting.abort());
    });

    let port = settings.port;
    const server = await listen({
      fetch: app.fetch,
      port,
      maxConnections: settings.maxConnections,
      onListening(taken) {
        port = taken;
      },
    }).catch((error: unknown) => {
      throw toShopError('port-unavailable', error);
    });
    const password = settings.ownerPassword ? '' : `, password for this run: ${ownerPassword}`;
    print(`The shop is open: http://localhost:${port}/`);
    print(`Owner pages: http://localhost:${port}/owner${password}`);

    async function end(): Promise<void> {
      await server.stop(readiness, settings.drain);
      await closeAll();
    }
    let ended: Promise<void> | null = null;
    return { port, ownerPassword, stop: () => (ended ??= end()) };
  }

  /** The broker that takes tracked events; null if they go to the database. */
  async function openEventBroker() {
    try {
      return settings.broker && (await openBroker(settings.broker));
    } catch (error) {
      throw toShopError('broker-unavailable', error);
    }
  }
}

/** Where uploads are kept. */
const filesIn = (folder: string) => ({
  formFiles: createFolderStore(path.join(folder, 'form-files')),
  productPicturesDir: path.join(folder, 'product-pictures'),
  reviewPhotosDir: path.join(folder, 'review-photos'),
});
