import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { ProductSeed } from '../../shop/server/domains/catalogue/types.js';
import { berlin, buy, buyingOptions, enter, readCheckout, shipTo } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { entriesPath, type TestVisitor } from './visitor.js';

const path = '/api/3/commerce/cart/subscription';
const express = '/api/commerce/express-checkout';

const monthly = { value: 1, unit: 'MONTH' } as const;

/** Once $15, on sale $12; by a plan with a percentage or a fixed price, or by one that saves nothing. */
const tea: ProductSeed = {
  id: 'item-tea',
  urlId: 'tea',
  title: 'Sea Tea',
  type: 'physical',
  category: 'Kitchen',
  tags: [],
  excerpt: 'Kelp and mint.',
  description: ['Kelp and mint.'],
  options: ['Box'],
  images: [],
  variants: [
    {
      sku: 'TEA-S',
      attributes: { Box: 'Small' },
      prices: { USD: 1505, EUR: 1400, JPY: 2205 },
      stock: 5,
    },
    {
      sku: 'TEA-L',
      attributes: { Box: 'Large' },
      prices: { USD: 3000, EUR: 2800, JPY: 4400 },
      salePrices: { USD: 2400, EUR: 2200, JPY: 3600 },
      stock: 'unlimited',
    },
  ],
  purchasePlans: [
    { id: 'month', billingPeriod: monthly, numBillingCycles: 0, saving: { percent: 10 } },
    {
      id: 'year',
      billingPeriod: { value: 2, unit: 'WEEK' },
      numBillingCycles: 26,
      saving: {
        prices: {
          'TEA-S': { USD: 1200, EUR: 1100, JPY: 1800 },
          'TEA-L': { USD: 2500, EUR: 2300, JPY: 3700 },
        },
      },
    },
    { id: 'plain', billingPeriod: monthly, numBillingCycles: 3 },
  ],
};

const small = { itemId: 'item-tea', sku: 'TEA-S' };
const large = { itemId: 'item-tea', sku: 'TEA-L' };

describeShop('Purchase plans', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open({ products: [...(buyingOptions.products ?? []), tea] });
    visitor = await open.visit();
  });

  const post = (json: object, headers: Record<string, string> = {}) =>
    visitor.send(path, { method: 'POST', json, headers });

  async function start(json: object, headers: Record<string, string> = {}): Promise<string> {
    const response = await post(json, headers);
    expect(response.status).toBe(200);
    return z.strictObject({ cartToken: z.string() }).parse(await response.json()).cartToken;
  }

  async function follow(response: Response) {
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('Location') ?? '', 'http://shop.test');
    const token = url.searchParams.get('cartToken');
    return { url, cart: token === null ? null : await readCheckout(open, token) };
  }

  // The server's own price: whatever the body says.
  it.each([
    ['a percentage, rounded down', small, 'month', 'USD', 1354, 1505],
    ['a percentage of the sale price', large, 'month', 'USD', 2160, 3000],
    ['a percentage in yen', small, 'month', 'JPY', 1984, 2205],
    ['a fixed price', small, 'year', 'USD', 1200, 1505],
    ['a fixed price in euros', small, 'year', 'EUR', 1100, 1400],
    ['the sale price, which is below the fixed one', large, 'year', 'USD', 2400, 3000],
    ['no saving', small, 'plain', 'USD', 1505, null],
  ])('cost %s', async (_, item, planId, currency, cents, regular) => {
    const json = { ...item, qty: 2, planId, price: 1, unitPrice: 1, saving: { percent: 99 } };
    const token = await start(json, { 'X-Currency': currency });
    expect(await readCheckout(open, token)).toMatchObject({
      kind: 'subscription',
      currency,
      subtotalCents: cents * 2,
      subscriptionPlan: { id: planId },
      entries: [{ purchasePriceCents: cents, regularPriceCents: regular, subTotal: cents * 2 }],
    });
    expect(visitor.cookies.has('CART')).toBe(false);
  });

  it.each([
    ['that the product lacks', { ...small, planId: 'week' }, 'plan-unknown'],
    ['with the name of a member of every object', { ...small, planId: 'toString' }, 'plan-unknown'],
    ['of a product without plans', { itemId: 'item-bowl', planId: 'month' }, 'plan-unknown'],
    // storefront §3: that product has one plan, and the specified call names none.
    [
      'of a product with isSubscribable',
      { itemId: 'item-coffee', planId: 'month' },
      'plan-unknown',
    ],
    ['of an unknown item', { itemId: 'item-none', planId: 'month' }, 'item-unavailable'],
  ])('refuse one %s', async (_, json, code) => {
    const response = await post({ qty: 1, ...json });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  });

  it('are not needed to subscribe to what has one plan, nor to buy once', async () => {
    expect(await readCheckout(open, await start({ itemId: 'item-coffee', qty: 1 }))).toMatchObject({
      subscriptionPlan: { billingPeriod: monthly, numBillingCycles: 12 },
      subtotalCents: 1600,
    });
    expect(await (await post({ ...small, qty: 1 })).json()).toMatchObject({
      code: 'not-subscribable',
    });
    await visitor.add({ ...small, quantity: 1 });
    expect(await visitor.cart()).toMatchObject({
      entries: [{ purchasePriceCents: 1505, regularPriceCents: null, additionalFields: null }],
    });
  });

  it('check the variant, the quantity and the stock like other purchases', async () => {
    const codes = await Promise.all(
      [
        { itemId: 'item-tea', qty: 1 },
        { ...small, qty: 0 },
        { ...small, qty: 6 },
      ].map(async (json) => {
        const answer: unknown = await (await post({ ...json, planId: 'month' })).json();
        return z.looseObject({ code: z.string() }).parse(answer).code;
      }),
    );
    expect(codes).toEqual(['missing-options', 'quantity-too-small', 'out-of-stock']);
  });

  it('keep their price through every change of the cart, into the order and the subscription', async () => {
    const token = await start({ ...small, qty: 2, planId: 'month' });
    const headers = { 'X-Cart-Token': token };
    expect((await shipTo(visitor, berlin, headers)).status).toBe(200);
    expect((await readCheckout(open, token)).subtotalCents).toBe(2708);
    const refused: unknown = await (await enter(visitor, 'NONE', headers)).json();
    expect(refused).toMatchObject({ code: 'coupon-unknown' });
    const cart = await readCheckout(open, token);
    const orderId = await buy(open, token, { grandTotalCents: String(cart.grandTotalCents) });
    const order = await open.services.checkout.order(orderId);
    expect(order).toMatchObject({
      kind: 'subscription',
      items: [{ sku: 'TEA-S', quantity: 2, unitPrice: 1354 }],
      subtotal: 2708,
      subscriptionPlan: { id: 'month', billingPeriod: monthly, saving: { percent: 10 } },
    });
    const { rows } = await open.database.query('select sku, unit_price, plan from subscriptions');
    expect(rows).toEqual([{ sku: 'TEA-S', unit_price: 1354, plan: { ...tea.purchasePlans?.[0] } }]);
  });

  it.each([
    ['of the cart', entriesPath],
    ['of subscriptions', path],
    ['of express checkout', express],
  ])('are bought by a plain form at the address %s', async (_, address) => {
    const form = { ...small, quantity: '2', purchaseBy: 'plan', planId: 'year' };
    const { url, cart } = await follow(await visitor.submit(address, form));
    expect(url.pathname).toBe('/subscription');
    expect(cart).toMatchObject({
      kind: 'subscription',
      subscriptionPlan: { id: 'year' },
      entries: [{ quantity: 2, purchasePriceCents: 1200, additionalFields: null }],
    });
  });

  it('leave a plain form that buys once as it is', async () => {
    const form = { ...small, quantity: '2', purchaseBy: 'once', planId: 'year' };
    const { url } = await follow(await visitor.submit(entriesPath, form));
    expect(url.pathname).toBe('/cart');
    expect(await visitor.cart()).toMatchObject({
      entries: [{ quantity: 2, purchasePriceCents: 1505, additionalFields: null }],
    });
    const bought = await follow(await visitor.submit(express, form));
    expect(bought.cart).toMatchObject({ kind: 'express', subtotalCents: 3010 });
  });

  it.each([
    ['an unknown plan', { ...small, purchaseBy: 'plan', planId: 'week' }, 'plan-unknown'],
    ['no plan', { ...small, purchaseBy: 'plan' }, 'not-subscribable'],
    ['no variant', { itemId: 'item-tea', purchaseBy: 'plan', planId: 'month' }, 'missing-options'],
  ])('send a plain form with %s back to the product', async (_, form, problem) => {
    const { url } = await follow(await visitor.submit(entriesPath, form));
    expect(`${url.pathname}${url.search}`).toBe(`/shop/tea?problem=${problem}`);
  });

  it('are in the JSON of the product, in one currency', async () => {
    const response = await visitor.send('/api/commerce/products/tea?currency=EUR');
    expect(await response.json()).toMatchObject({
      isSubscribable: false,
      subscriptionPlan: null,
      purchasePlans: [
        {
          id: 'month',
          billingPeriod: monthly,
          numBillingCycles: 0,
          saving: { percent: 10, pricesInCents: {} },
        },
        { id: 'year', saving: { percent: 0, pricesInCents: { 'TEA-S': 1100, 'TEA-L': 2300 } } },
        { id: 'plain', saving: { percent: 0, pricesInCents: {} } },
      ],
    });
  });
});
