import { afterAll, beforeAll, describe } from 'vitest';
import { createServer, type Database, type ServerOptions } from '../../examples/server/index.js';
import { backends } from './backends.js';
import { sampleProducts } from './sample-products.js';
import { createVisitor } from './visitor.js';

/** What refers to them, as orders do to carts, is emptied with them. */
const tables =
  'carts, coupons, automatic_discounts, shipping_zones, tax_rates, owned_terms, variants, products, forms, form_submission_keys, form_files, mailing_list, idempotency_keys, rate_limits, tracked_events, tracked_drops, ' +
  'owner_sessions, owner_actions, owner_second_factor, owner_recovery_codes, owner_accounts, owner_invitations, likes, comments, site_settings, ' +
  'product_pictures, product_imports, font_files, outbox, members, api_keys';

/** Tests hash hundreds of passwords, and prove nothing by the time that it takes. */
export const passwordCost = 2 ** 10;

export interface Shop {
  /** A server on an empty database with the sample products, and what its visitors need. */
  open(options?: Partial<ServerOptions>): Promise<OpenShop>;
  /** One more server on the same data. */
  openCopy(options?: Partial<ServerOptions>): Promise<OpenShop>;
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
        database,
        products: sampleProducts,
        passwordCost,
        ...options,
      });
      return { ...server, database, visit: () => createVisitor(server.app).arrive() };
    }

    tests({
      async open(options) {
        await opened.database.query(`truncate ${tables} cascade`);
        return serve(opened.database, options);
      },
      openCopy: async (options) => serve(await opened.connect(), options),
    });
  });
}
