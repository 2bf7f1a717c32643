import { expect, it } from 'vitest';
import type { Database, Queryable } from '../../shop/server/ground/database/index.js';
import { createServer } from '../../shop/server/index.js';
import { describeShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { createVisitor, mug } from './visitor.js';

const forty = Array.from({ length: 40 });

/** Counts round trips: each statement, and the begin and the end of a transaction. */
function countStatements(database: Database) {
  const sent: string[] = [];
  const counted = (queryable: Queryable): Queryable => ({
    query(statement, values) {
      sent.push(statement);
      return queryable.query(statement, values);
    },
  });
  const counting: Database = {
    ...database,
    ...counted(database),
    transaction(work) {
      sent.push('begin', 'commit');
      return database.transaction((transaction) => work(counted(transaction)));
    },
  };
  return { counting, sent };
}

describeShop('The cost of an add', (shop) => {
  async function openCounted() {
    const open = await shop.open();
    const { counting, sent } = countStatements(open.database);
    const { app } = await createServer({ database: counting, products: sampleProducts });
    const visitor = await createVisitor(app).arrive();
    let turn = 0;
    const cost = async (json: object) => {
      sent.splice(0);
      turn += 1;
      const response = await visitor.add(json, {
        'Idempotency-Key': `0123456789abcdef-${turn}`,
        'Intent-Order': `0123456789abcdef;${turn}`,
      });
      return { status: response.status, statements: sent.length };
    };
    // Reads the catalogue into memory.
    await cost(mug);
    return { open, app, sent, cost, visitor };
  }

  it('is two statements with a key: one counts the call, one adds and reads the cart', async () => {
    const { cost, visitor } = await openCounted();
    expect(await cost(mug)).toEqual({ status: 200, statements: 2 });
    expect(await cost({ ...mug, additionalFields: '{"note":"a new line"}' })).toEqual({
      status: 200,
      statements: 2,
    });
    visitor.cookies.delete('CART');
    expect(await cost(mug)).toEqual({ status: 200, statements: 2 });
  });

  it('is shared by the requests of many visitors at once', async () => {
    const { app, sent } = await openCounted();
    const visitors = await Promise.all(forty.map(() => createVisitor(app).arrive()));
    sent.splice(0);
    const responses = await Promise.all(visitors.map((visitor) => visitor.add(mug)));
    expect(responses.map(({ status }) => status)).toEqual(forty.map(() => 200));
    expect(sent.length).toBeLessThan(20);
  });

  it('is five when the catalogue has changed, and adds by the new one', async () => {
    const { open, cost, visitor } = await openCounted();
    await open.database.query(
      `update variants set prices = '{"USD": 100, "EUR": 100, "JPY": 100}' where sku = $1`,
      [mug.sku],
    );
    expect(await cost(mug)).toEqual({ status: 200, statements: 5 });
    expect((await visitor.cart()).subtotalCents).toBe(200);
    await open.database.query('update variants set listed = false where sku = $1', [mug.sku]);
    expect((await cost(mug)).status).toBe(400);
    await open.database.query('update variants set listed = true where sku = $1', [mug.sku]);
    expect((await cost(mug)).status).toBe(200);
  });

  it('writes nothing to the row of the variant', async () => {
    const { open, cost } = await openCounted();
    const read = async () =>
      (await open.database.query('select ctid, xmin, xmax from variants where sku = $1', [mug.sku]))
        .rows;
    const before = await read();
    await cost(mug);
    await cost({ ...mug, additionalFields: '{"note":"a new line"}' });
    expect(await read()).toEqual(before);
  });

  it('refuses to delete a variant that is in a cart', async () => {
    const { open } = await openCounted();
    const remove = open.database.query('delete from variants where sku = $1', [mug.sku]);
    await expect(remove).rejects.toMatchObject({
      state: '23503',
      cause: { message: 'The variant MUG-OAT-SMALL is in a cart: unlist it instead.' },
    });
  });
});
