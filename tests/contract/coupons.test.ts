import { beforeEach, expect, it } from 'vitest';
import type { ShopTerms } from '../../shop/server/index.js';
import { buy, buyingOptions, enter, newYork, shipTo, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { cartPath, mug, readChange, type TestVisitor } from './visitor.js';

const now = Date.UTC(2026, 10, 21);

const coupons: ShopTerms['coupons'] = [
  { code: 'TEN', title: '10% off', reduction: { kind: 'percent', rate: 1000 } },
  {
    code: 'FIVE',
    title: 'Five off',
    reduction: { kind: 'fixed', amount: { USD: 500, EUR: 500, JPY: 700 } },
    minimum: { USD: 4000, EUR: 4000, JPY: 6000 },
  },
  { code: 'SHIP', title: 'Free shipping', reduction: { kind: 'free-shipping' } },
  {
    code: 'OLD',
    title: 'Of last year',
    reduction: { kind: 'percent', rate: 5000 },
    expiresAt: '2026-11-21T00:00:00Z',
  },
  {
    code: 'SOON',
    title: 'Until midnight',
    reduction: { kind: 'percent', rate: 5000 },
    expiresAt: '2026-11-22T00:00:00Z',
  },
  { code: 'ONCE', title: 'For one', reduction: { kind: 'percent', rate: 2000 }, usageLimit: 1 },
];

describeShop('Coupons', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;
  let time: number;

  beforeEach(async () => {
    time = now;
    open = await shop.open({ ...buyingOptions, terms: { coupons }, clock: { now: () => time } });
    visitor = await open.visit();
    await visitor.add(mug);
  });

  const remove = (code: string, headers: Record<string, string> = {}) =>
    visitor.send(`${cartPath}/coupons/${encodeURIComponent(code)}`, { method: 'DELETE', headers });

  it('give their discount, in upper or lower case', async () => {
    const { shoppingCart } = await readChange(await enter(visitor, ' ten '));
    expect(shoppingCart).toMatchObject({
      coupons: [{ code: 'TEN', title: '10% off' }],
      validCoupons: [{ code: 'TEN', title: '10% off', discountCents: 240 }],
      invalidCoupons: [],
      subtotalCents: 2400,
      discountCents: 240,
      grandTotalCents: 2160,
    });
    expect(await visitor.cart()).toEqual(shoppingCart);
  });

  it('apply once, however often they are entered', async () => {
    await enter(visitor, 'TEN');
    const { shoppingCart } = await readChange(await enter(visitor, 'TEN'));
    expect(shoppingCart.coupons).toHaveLength(1);
    expect(shoppingCart.discountCents).toBe(240);
  });

  it('follow the cart: one below its minimum gives a reason, and applies again later', async () => {
    await visitor.add(mug);
    const { shoppingCart } = await readChange(await enter(visitor, 'FIVE'));
    expect(shoppingCart.discountCents).toBe(500);
    const path = `${cartPath}/entries/${shoppingCart.entries[0]?.id}`;
    await visitor.send(path, { method: 'PUT', json: { quantity: 1 } });
    expect(await visitor.cart()).toMatchObject({
      coupons: [{ code: 'FIVE' }],
      validCoupons: [],
      invalidCoupons: [
        { code: 'FIVE', title: 'Five off', reason: 'This code is for orders of $40.00 or more.' },
      ],
      discountCents: 0,
      grandTotalCents: 2400,
    });
    await visitor.send(path, { method: 'PUT', json: { quantity: 2 } });
    expect((await visitor.cart()).discountCents).toBe(500);
  });

  it('stop counting when they expire in the cart', async () => {
    await enter(visitor, 'SOON');
    time = now + 24 * 60 * 60 * 1000 - 1;
    expect((await visitor.cart()).discountCents).toBe(1200);
    time += 1;
    expect(await visitor.cart()).toMatchObject({
      discountCents: 0,
      invalidCoupons: [{ code: 'SOON', reason: 'This code has expired.' }],
    });
  });

  it('that are removed from the shop count as expired', async () => {
    await enter(visitor, 'TEN');
    const copy = await shop.openCopy({ ...buyingOptions, terms: { coupons: [] } });
    expect(await copy.services.carts.read(tokenOf(visitor))).toMatchObject({
      invalidCoupons: [{ code: 'TEN', reason: 'This code has expired.' }],
    });
  });

  it.each([
    ['NONE', 'coupon-unknown', 'We do not know this code. Please check it and try again.'],
    ['OLD', 'coupon-expired', 'This code has expired.'],
    ['FIVE', 'coupon-minimum', 'This code is for orders of $40.00 or more.'],
  ])('refuse %s with %s', async (code, problem, error) => {
    const response = await enter(visitor, code);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error, code: problem });
    expect((await visitor.cart()).coupons).toEqual([]);
  });

  it.each([{}, { code: '' }, { code: 'x'.repeat(61) }, { code: 'a\u0000' }, { code: 7 }])(
    'refuse the body %j',
    async (json) => {
      const response = await visitor.send(`${cartPath}/coupons`, { method: 'POST', json });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-request' });
    },
  );

  it('are counted by purchases, not by carts', async () => {
    const other = await open.visit();
    await other.add(mug);
    for (const buyer of [visitor, other]) expect((await enter(buyer, 'ONCE')).status).toBe(200);
    await buy(open, tokenOf(visitor));
    expect(await other.cart()).toMatchObject({
      discountCents: 0,
      invalidCoupons: [{ code: 'ONCE', reason: 'This code has been used up.' }],
    });
    const third = await open.visit();
    await third.add(mug);
    const response = await enter(third, 'ONCE');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'This code has been used up.',
      code: 'coupon-used-up',
    });
  });

  it('for free shipping deduct the shipping costs', async () => {
    await enter(visitor, 'SHIP');
    expect((await visitor.cart()).discountCents).toBe(0);
    const { shoppingCart } = await readChange(await shipTo(visitor, newYork));
    expect(shoppingCart).toMatchObject({ shippingCostCents: 650, discountCents: 650 });
    expect(shoppingCart.grandTotalCents).toBe(2400 + shoppingCart.taxCents);
  });

  it('can be removed; removing one that is not applied is no error', async () => {
    await enter(visitor, 'TEN');
    const { shoppingCart } = await readChange(await remove('ten'));
    expect(shoppingCart).toMatchObject({ coupons: [], discountCents: 0 });
    expect((await remove('NONE')).status).toBe(200);
  });

  it('do not reduce gift cards, which are money', async () => {
    await visitor.add({ itemId: 'item-gift', sku: 'GIFT-50' });
    const { shoppingCart } = await readChange(await enter(visitor, 'TEN'));
    expect(shoppingCart).toMatchObject({ subtotalCents: 7400, discountCents: 240 });
    expect((await enter(visitor, 'FIVE')).status).toBe(400);
  });

  it('need a cart and a crumb', async () => {
    const stranger = await open.visit();
    const gone = await enter(stranger, 'TEN');
    expect([gone.status, await gone.json()]).toEqual([
      410,
      { error: 'Your cart has expired.', code: 'cart-expired' },
    ]);
    const response = await visitor.send(`${cartPath}/coupons`, {
      method: 'POST',
      json: { code: 'TEN' },
      withoutCrumb: true,
    });
    expect(response.status).toBe(403);
  });

  it('are entered once under one key', async () => {
    const headers = { 'Idempotency-Key': '6e0f7f6a-5a52-4c4e-9f5b-7b9f0a6f0001' };
    await enter(visitor, 'TEN', headers);
    await remove('TEN');
    const again = await enter(visitor, 'TEN', headers);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect((await visitor.cart()).coupons).toEqual([]);
  });

  it('keep the newest change of a page, whichever arrives last', async () => {
    const turn = (number: number) => ({ 'Intent-Order': `page-of-these-tests;${number}` });
    await enter(visitor, 'TEN', turn(2));
    expect((await remove('TEN', turn(1))).status).toBe(200);
    expect((await visitor.cart()).coupons).toHaveLength(1);
    await remove('TEN', turn(4));
    const late = await readChange(await enter(visitor, 'TEN', turn(3)));
    expect(late.shoppingCart.coupons).toEqual([]);
    await enter(visitor, 'SHIP', turn(1));
    expect((await visitor.cart()).coupons).toEqual([{ code: 'SHIP', title: 'Free shipping' }]);
  });
});
