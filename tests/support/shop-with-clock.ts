import { marram } from '../../examples/marram/index.js';
import {
  createServer,
  openDatabase,
  type Database,
  type ServerOptions,
} from '../../shop/server/index.js';
import { listen } from '../../shop/start/listen.js';
import { createReadiness } from '../../shop/start/readiness.js';
import { createStorefront } from '../../shop/start/create-storefront.js';
import { flavour } from './flavour.js';
import { ownerPassword } from './owner-password.js';

export interface ShopWithClock {
  /** Such as `http://localhost:8080`. */
  readonly address: string;
  readonly database: Database;
  /** What the shop's own timer calls every minute. */
  renewDue(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Opens the shop in this process, on an embedded database and on a clock of the test. */
export async function startShopWithClock(
  clock: NonNullable<ServerOptions['clock']>,
  options: Partial<ServerOptions> = {},
): Promise<ShopWithClock> {
  const database = await openDatabase({ dataDir: 'memory' });
  const readiness = createReadiness();
  const { app, services } = await createServer({
    ...marram.server,
    ...options,
    database,
    clock,
    ownerPassword,
    mail: { shopName: marram.site.title, ...options.mail },
  });
  app.route(
    '/',
    createStorefront({
      ...marram.paths,
      services,
      site: marram.site,
      assetsDir: flavour.folder,
      publicDir: 'shop/pages/public',
      templatesDir: 'shop/pages/templates',
    }),
  );
  let port = 0;
  const server = await listen({
    fetch: app.fetch,
    port,
    maxConnections: 100,
    onListening(taken) {
      port = taken;
    },
  });
  return {
    address: `http://localhost:${port}`,
    database,
    renewDue: () => services.subscriptions.renewDue(),
    async stop() {
      await server.stop(readiness, 0);
      await services.endTelemetry();
      await database.close();
    },
  };
}
