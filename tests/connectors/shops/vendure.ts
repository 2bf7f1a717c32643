import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createVendureConnector } from '../../../connectors/vendure/index.js';
import type { ShopUnderTest } from '../shop-under-test.js';

/** The parts of Vendure that end sessions, as time would. */
interface VendureService {
  readonly rawConnection: { getRepository(entity: unknown): { clear(): Promise<void> } };
  readonly authOptions: { readonly sessionCacheStrategy: { clear(): Promise<void> } };
}

interface Vendure {
  readonly origin: string;
  /** Vendure's own services. */
  readonly app: { get(service: unknown): VendureService };
  close(): Promise<void>;
}

/** The connector over a real Vendure, which `npm run test:backends` installs. */
export const vendure: ShopUnderTest = {
  name: 'Vendure',
  behind: 'a real @vendure/core 3.7.3 on sql.js',
  absent: existsSync('examples/vendure/node_modules/@vendure/core')
    ? null
    : 'npm run test:backends installs it',
  async open() {
    const { startVendure } = (await import('../../../examples/vendure/server.mjs')) as {
      startVendure(options: object): Promise<Vendure>;
    };
    const { origin, app, close } = await startVendure({});
    const core = createRequire(path.resolve('examples/vendure/package.json'))('@vendure/core');
    const connect = (network: typeof fetch) =>
      createVendureConnector({
        api: origin,
        fetch: network,
        pages: { checkout: 'https://page.test/checkout' },
      });
    const { productClient } = connect(fetch);
    return {
      origin,
      fetch,
      connect,
      async itemId(handle) {
        return (await productClient.read(handle))?.id ?? '';
      },
      async expire() {
        const connection = app.get(core.TransactionalConnection);
        await connection.rawConnection.getRepository(core.Session).clear();
        await app.get(core.ConfigService).authOptions.sessionCacheStrategy.clear();
      },
      doubledAdd: 2,
      close,
    };
  },
};
