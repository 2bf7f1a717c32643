import { expect, it } from 'vitest';
import { describeShop } from './open-shop.js';
import { createVisitor, mug, scarceMug, type TestVisitor } from './visitor.js';

const hundred = Array.from({ length: 100 }, (_, index) => index);
const stock = 7;

const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status);

describeShop('Many at once', (shop) => {
  it('100 adds from 100 visitors: none is lost or duplicated', async () => {
    const { app } = await shop.open();
    const copy = await shop.openCopy();
    const visitors = await Promise.all(
      hundred.map((index) => createVisitor(index % 2 === 0 ? app : copy.app).arrive()),
    );
    const responses = await Promise.all(
      visitors.map((visitor, index) => visitor.add({ ...mug, quantity: index + 1 })),
    );
    expect(statusesOf(responses)).toEqual(hundred.map(() => 200));
    const carts = await Promise.all(visitors.map((visitor) => visitor.cart()));
    expect(carts.map(({ totalQuantity }) => totalQuantity)).toEqual(hundred.map((i) => i + 1));
    expect(new Set(carts.map(({ id }) => id)).size).toBe(100);
  });

  it('a refused add among others changes nothing for them', async () => {
    const { app } = await shop.open();
    const visitors = await Promise.all(hundred.map(() => createVisitor(app).arrive()));
    const responses = await Promise.all(
      visitors.map((visitor, index) =>
        visitor.add(index % 2 === 0 ? mug : { ...scarceMug, quantity: stock + 1 }),
      ),
    );
    expect(statusesOf(responses)).toEqual(hundred.map((i) => (i % 2 === 0 ? 200 : 409)));
    const carts = await Promise.all(visitors.map((visitor) => visitor.cart()));
    expect(carts.map(({ totalQuantity }) => totalQuantity)).toEqual(
      hundred.map((i) => (i % 2 === 0 ? 1 : 0)),
    );
  });

  it('a locked cart holds up no add of another visitor', async ({ skip }) => {
    const { database, visit } = await shop.open();
    // An embedded database runs one transaction at a time.
    skip(database.poolStats === undefined);
    const owner = await visit();
    await owner.add(mug);
    const { id } = await owner.cart();
    const others = await Promise.all(hundred.slice(0, 10).map(() => visit()));
    const late = await database.transaction(async (transaction) => {
      await transaction.query('select from carts where id = $1 for update', [id]);
      const pending = [owner.add(mug), owner.add(mug)];
      const responses = await Promise.all(others.map((visitor) => visitor.add(mug)));
      expect(statusesOf(responses)).toEqual(others.map(() => 200));
      return { pending };
    });
    expect(statusesOf(await Promise.all(late.pending))).toEqual([200, 200]);
    expect((await owner.cart()).totalQuantity).toBe(3);
  });

  it('100 adds of one visitor, who has no cart yet, end in one cart and one entry', async () => {
    const { visit } = await shop.open();
    const visitor = await visit();
    const responses = await Promise.all(hundred.map(() => visitor.add(mug)));
    expect(statusesOf(responses)).toEqual(hundred.map(() => 200));
    expect((await visitor.cart()).entries).toMatchObject([{ quantity: 100 }]);
  });

  it('100 adds of a scarce variant to one cart never exceed its stock', async () => {
    const { app, visit } = await shop.open();
    const copy = await shop.openCopy();
    const visitor = await visit();
    await visitor.add(mug);
    const inOtherTab = createVisitor(copy.app, visitor.cookies);
    const responses = await Promise.all(
      hundred.map((index) => (index % 2 === 0 ? visitor : inOtherTab).add(scarceMug)),
    );
    const added = statusesOf(responses).filter((status) => status === 200);
    const refused = statusesOf(responses).filter((status) => status === 409);
    expect([added.length, refused.length]).toEqual([stock, 100 - stock]);
    const { entries } = await createVisitor(app, visitor.cookies).cart();
    expect(entries.find(({ chosenVariant }) => chosenVariant.sku === scarceMug.sku)).toMatchObject({
      quantity: stock,
    });
  });

  it('100 purchases of a scarce variant never exceed its stock', async () => {
    const { app, services, database } = await shop.open();
    const copy = await shop.openCopy();
    const visitors = await Promise.all(hundred.map(() => createVisitor(app).arrive()));
    await Promise.all(visitors.map((visitor) => visitor.add(scarceMug)));
    const purchase = async (visitor: TestVisitor, index: number) => {
      const { carts } = index % 2 === 0 ? services : copy.services;
      await carts.purchase(visitor.cookies.get('CART') ?? '');
    };
    const outcomes = await Promise.allSettled(visitors.map(purchase));
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    expect(refusals).toHaveLength(100 - stock);
    expect(refusals.every((reason) => reason.code === 'out-of-stock')).toBe(true);
    const { rows } = await database.query('select stock from variants where sku = $1', [
      scarceMug.sku,
    ]);
    expect(rows).toEqual([{ stock: 0 }]);
  });

  it('changes of one entry end with a quantity that one of them asked for', async () => {
    const { visit } = await shop.open();
    const visitor = await visit();
    await visitor.add(mug);
    const [entry] = (await visitor.cart()).entries;
    await Promise.all(
      [2, 3, 4, 5].map((quantity) =>
        visitor.send(`/api/commerce/shopping-cart/entries/${entry?.id}`, {
          method: 'PUT',
          json: { quantity },
        }),
      ),
    );
    const cart = await visitor.cart();
    expect([2, 3, 4, 5]).toContain(cart.totalQuantity);
    expect(cart.subtotalCents).toBe(cart.totalQuantity * 2400);
  });
});
