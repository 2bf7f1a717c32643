import { PGlite } from '@electric-sql/pglite';
import { createHttpCartClient } from '../../../core/commerce/cart/http-cart-client.js';
import { createHttpProductClient } from '../../../core/commerce/product/http-product-client.js';
import { createHttp } from '../../../core/net/index.js';
import { systemClock } from '../../../core/runtime/index.js';
import { domainTables } from '../../../shop/server/open-domains.js';
import { asDatabase } from '../../../shop/server/ground/database/pglite.js';
import { migrate } from '../../../shop/server/ground/database/migrate.js';
import { marram } from '../../../examples/marram/index.js';
import { createServer } from '../../../shop/server/index.js';
import { plain } from '../goods.js';
import { pageOrigin } from '../visitor.js';
import type { ShopUnderTest } from '../shop-under-test.js';

/** As the other shops have them: those that any shop system can hold. */
const plainProducts = marram.server.products.filter(({ urlId }) =>
  plain.some(({ handle }) => handle === urlId),
);

const origin = 'https://vitrine.test';

/** The library's own client over the reference server, in this process on the embedded database. */
export const reference: ShopUnderTest = {
  name: 'Vitrine',
  behind: 'the reference server',
  absent: null,
  async open() {
    const database = asDatabase(await PGlite.create());
    await migrate(database, domainTables);
    const server = await createServer({
      ...marram.server,
      database,
      products: plainProducts,
      allowedOrigins: [pageOrigin],
    });
    const send: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      request.headers.set('Origin', pageOrigin);
      return server.app.fetch(request);
    };
    return {
      origin,
      fetch: send,
      connect(network) {
        const http = createHttp({ origin, clock: systemClock, fetch: network });
        return {
          cartClient: createHttpCartClient({
            http,
            now: () => systemClock.now(),
            forgetCart: () => http.cartToken?.clear(),
          }),
          productClient: createHttpProductClient({
            http,
            origin,
            warn: (sentence) => console.warn(sentence),
          }),
        };
      },
      itemId: (handle) => Promise.resolve(`item-${handle}`),
      async expire() {
        await database.query("update carts set expires_at = now() - interval '1 hour'");
      },
      doubledAdd: 1,
      close: () => database.close(),
    };
  },
};
