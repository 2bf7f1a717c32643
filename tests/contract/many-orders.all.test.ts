import { performance } from 'node:perf_hooks';
import { expect, it, onTestFinished } from 'vitest';
import { createCustomers } from '../../shop/server/domains/customers/index.js';
import { createOrderManagement } from '../../shop/server/domains/order-management/index.js';
import { createSales } from '../../shop/server/domains/sales/index.js';
import { buy, buyingOptions, bowl, newYork, shipTo, tokenOf } from './buying.js';
import { measured } from './measured.js';
import { describeShop, type OpenShop } from './open-shop.js';

const count = 10_000;
const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 21, 12);

/** Copies of a real order, one every 45 minutes, of 3,000 buyers in three countries. */
async function fill({ database }: OpenShop, orderId: string): Promise<void> {
  await database.query(
    `insert into carts (id, currency, created_at, expires_at, purchased_at)
     select 'many-' || n, 'USD', now(), now(), now() from generate_series(1, $1::integer) n`,
    [count - 1],
  );
  // Otherwise the check of each order may read all carts, and that of each line all orders, as is best while there are few.
  await database.query('analyze carts');
  await database.query(
    `insert into orders (id, cart_id, placed_at, details, email, buyer, total, currency, pieces, fulfilment, tax,
       shipping, discount, country)
     select 'many-' || n, 'many-' || n, $2::timestamptz - n * interval '45 minutes', details,
       'buyer' || n % 3000 || '@example.com', 'Buyer ' || n % 3000, total, currency, pieces,
       (array['open', 'part', 'sent', 'none'])[1 + n % 4], tax, shipping, discount,
       (array['US', 'DE', 'JP'])[1 + n % 3]
     from orders, generate_series(1, $3::integer) n where id = $1`,
    [orderId, new Date(now), count - 1],
  );
  await database.query('analyze orders');
  await database.query(
    `insert into order_lines
     select orders.id, entry_id, 'item-' || right(orders.id, 2), sku, title || right(orders.id, 2), quantity, cents
     from orders, order_lines where order_lines.order_id = $1 and orders.id <> $1`,
    [orderId],
  );
}

describeShop('Ten thousand orders', (shop) => {
  it('are listed, found and summed in a few statements a page', async () => {
    const open = await shop.open({ ...buyingOptions, clock: { now: () => now } });
    // Faster than to delete as many, and leaves nothing to vacuum.
    onTestFinished(async () => void (await open.database.query('truncate carts cascade')));
    const visitor = await open.visit();
    await visitor.add({ ...bowl, quantity: 2 });
    await shipTo(visitor, newYork);
    const orderId = await buy(open, tokenOf(visitor), newYork);
    await fill(open, orderId);

    const { database, spent } = measured(open.database);
    const orders = createOrderManagement({
      database,
      payments: { payBack: () => Promise.reject(new Error('Not asked here.')) },
      reporter: { report: () => undefined },
      mailer: { queueMail: () => Promise.resolve(true), toUrl: (path) => path },
      now: () => now,
    });
    const sales = createSales(database);
    const customers = createCustomers({ database, personalData: [] });
    const every = { fulfilment: null, search: '', cursor: null } as const;
    const year = {
      currency: 'USD',
      since: now - 364 * day,
      until: now + day,
      buckets: 52,
    } as const;

    const pages = {
      'the list': [() => orders.list(every), 1],
      'the orders to send': [() => orders.list({ ...every, fulfilment: 'open' }), 1],
      'a search by name': [() => orders.list({ ...every, search: 'buyer 29' }), 1],
      'a search in vain': [() => orders.list({ ...every, search: 'nobody' }), 1],
      'how many there are': [() => orders.count(), 1],
      'one order': [() => orders.read(orderId), 5],
      'the sales of a year': [() => sales.report(year, []), 5],
      'the customers': [() => customers.list({ search: '', cursor: null }), 2],
    } as const;
    const lines: string[] = [];
    for (const [name, [show, statements]] of Object.entries(pages)) {
      const before = { ...spent };
      const start = performance.now();
      await show();
      const ms = performance.now() - start;
      expect(spent.statements - before.statements, name).toBe(statements);
      const ratio = ms / (spent.ms - before.ms);
      lines.push(`${name}: ${ratio.toFixed(2)} of its statements, ${ms.toFixed(1)} ms`);
    }
    console.info(lines.join('\n'));

    let listed = 0;
    for await (const page of orders.each({ fulfilment: null, search: '' })) listed += page.length;
    expect(listed).toBe(count);
    const report = await sales.report(year, []);
    expect(report.orders).toBe(count);
  }, 120_000);
});
