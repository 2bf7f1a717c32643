import { afterAll, beforeAll, describe } from 'vitest';
import { marram } from '../../examples/marram/index.js';
import { createServer, type Database, type ServerOptions } from '../../shop/server/index.js';
import { backends } from './backends.js';
import { usualLimits } from './limits.js';
import { sampleProducts } from './sample-products.js';
import { refillTables } from './table-states.js';
import { createVisitor } from './visitor.js';

/** Tests hash hundreds of passwords, and prove nothing by the time that it takes. */
export const passwordCost = 2 ** 10;

export interface Shop {
  /** The example shop on an empty database with the sample products, and what its visitors need. */
  open(options?: Partial<ServerOptions>): Promise<OpenShop>;
  /** One more server on the same data. It prepares them only if it is given what it stores. */
  openCopy(options?: Partial<ServerOptions>): Promise<OpenShop>;
  /** One that prepares the same data, as a server that starts does: it stores what it is made with, and deletes what has expired. */
  restart(options?: Partial<ServerOptions>): Promise<OpenShop>;
}

export interface OpenShop extends Awaited<ReturnType<typeof createServer>> {
  readonly database: Database;
  visit(): ReturnType<ReturnType<typeof createVisitor>['arrive']>;
}

/** Runs the tests on each database that is at hand; the database is opened once. */
export function describeShop(title: string, tests: (shop: Shop) => void): void {
  describe.each(backends)(`${title} ($name)`, (backend) => {
    let opened: Awaited<ReturnType<typeof backend.open>>;

    beforeAll(async () => {
      opened = await backend.open();
    });

    afterAll(() => opened.close());

    async function serve(database: Database, options: Partial<ServerOptions> = {}) {
      const server = await createServer({
        ...marram.server,
        database,
        products: sampleProducts,
        passwordCost,
        ...options,
        terms: { ...marram.server.terms, ...options.terms },
        mail: { shopName: marram.site.title, ...options.mail },
        rateLimits: { ...usualLimits, ...options.rateLimits },
      });
      return { ...server, database, visit: () => createVisitor(server.app).arrive() };
    }

    tests({
      async open(options = {}) {
        const { database } = opened;
        const seeds = seedsOf(options);
        await refillTables(database, JSON.stringify(seeds), () => serve(database, seeds));
        return serve(database, { prepares: false, ...options });
      },
      async openCopy(options = {}) {
        const prepares = Object.keys(seedsOf(options)).length > 0;
        return serve(await opened.connect(), { prepares, ...options });
      },
      restart: async (options) => serve(await opened.connect(), options),
    });
  });
}

/** What a server stores before it answers. */
function seedsOf({ products, reviews, content, terms, forms }: Partial<ServerOptions>) {
  return {
    ...(products && { products }),
    ...(reviews && { reviews }),
    ...(content && { content }),
    ...(terms && { terms }),
    ...(forms && { forms }),
  };
}
