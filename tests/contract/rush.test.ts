import { expect, it } from 'vitest';
import { Problem } from '../../shop/server/index.js';
import { isWhole } from '../support/lane.js';
import {
  bowl,
  buyingOptions,
  detailsFor,
  enter,
  readCheckout,
  stockOf,
  tokenOf,
} from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor } from './visitor.js';

const buyers = Array.from({ length: 50 }, (_, index) => index);

describeShop('A rush', (shop) => {
  /** Each buyer has opened the checkout; all press at the same time, at two copies of the server. */
  async function pressAllAtOnce(open: OpenShop, copy: OpenShop, code?: string) {
    const ready = await Promise.all(
      buyers.map(async () => {
        const visitor = await createVisitor(open.app).arrive();
        await visitor.add(bowl);
        if (code !== undefined) await enter(visitor, code);
        const token = tokenOf(visitor);
        const cart = await readCheckout(open, token);
        const total = { grandTotalCents: String(cart.grandTotalCents + 1200 + 1178) };
        return { visitor, token, details: detailsFor(open, cart, code === undefined ? total : {}) };
      }),
    );
    const outcomes = await Promise.allSettled(
      ready.map(({ token, details }, index) =>
        (index % 2 === 0 ? open : copy).services.checkout.place(token, details, `press-${index}`),
      ),
    );
    const orderIds = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value.orderId] : [],
    );
    const refusals = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    return { ready, orderIds, refusals };
  }

  it('of 50 buyers for the last 10 pieces: exactly 10 orders, stock 0, the rest told so', async () => {
    const open = await shop.open(buyingOptions);
    const copy = await shop.openCopy(buyingOptions);
    const { ready, orderIds, refusals } = await pressAllAtOnce(open, copy);

    expect(new Set(orderIds).size).toBe(10);
    expect(refusals).toHaveLength(40);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(Problem);
      expect(refusal).toMatchObject({
        code: 'out-of-stock',
        message: 'Sorry, we do not have enough of that item available.',
      });
    }
    expect(await stockOf(open, 'BOWL')).toBe(0);
    const { rows } = await open.database.query<{ id: string; number: number }>(
      'select id, number from orders',
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([...orderIds].sort());
    expect(new Set(rows.map(({ number }) => number)).size).toBe(10);

    // Who got none still has the cart, and is told that none is left.
    const carts = await Promise.all(ready.map(({ token }) => open.services.carts.read(token)));
    const left = carts.filter((cart) => cart !== null);
    expect(left).toHaveLength(40);
    expect(left.every(({ entries }) => entries[0]?.maxQuantity === 0)).toBe(true);
  });

  it.runIf(isWhole)('of 50 buyers with a coupon for three gives it to three', async () => {
    const coupons = [
      {
        code: 'THREE',
        title: 'For three',
        reduction: { kind: 'percent', rate: 5000 },
        usageLimit: 3,
      },
    ] as const;
    const options = { ...buyingOptions, terms: { coupons } };
    const open = await shop.open(options);
    const copy = await shop.openCopy(options);
    await open.database.query(`update variants set stock = 50 where sku = 'BOWL'`);
    const { orderIds, refusals } = await pressAllAtOnce(open, copy, 'THREE');
    // Whose payment was authorised for the reduced total may not be charged another one.
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'total-changed' });
    expect(orderIds.length + refusals.length).toBe(50);
    const orders = await Promise.all(orderIds.map((id) => open.services.checkout.order(id)));
    const discounts = orders.map((order) => order?.discountTotal);
    expect(discounts.filter((cents) => cents === 2500)).toHaveLength(3);
    expect(discounts.filter((cents) => cents === 0)).toHaveLength(orderIds.length - 3);
    const { rows } = await open.database.query('select used from coupons');
    expect(rows).toEqual([{ used: 3 }]);
  });
});
