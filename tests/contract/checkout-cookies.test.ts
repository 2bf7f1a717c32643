import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { buy, buyingOptions, readCheckout, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor, mug } from './visitor.js';

describeShop('A page beside the server', (shop) => {
  let open: OpenShop;
  let page: Hono;

  beforeEach(async () => {
    open = await shop.open(buyingOptions);
    const { checkout, crumbs } = open.services;
    page = new Hono();
    page.get('/order/:cartId', (c) => {
      checkout.forget(c, c.req.param('cartId'));
      return c.text('Thank you.');
    });
    page.post('/pay', async (c) => {
      const { crumb } = await c.req.parseBody();
      crumbs.check(c, typeof crumb === 'string' ? crumb : undefined);
      return c.text('Paid.');
    });
    page.onError((error, c) => c.text('code' in error ? String(error.code) : 'fault', 403));
  });

  it('removes the browser’s token of a purchased cart, and no other', async () => {
    const visitor = await open.visit();
    await visitor.add(mug);
    const token = tokenOf(visitor);
    const { id } = await readCheckout(open, token);
    await buy(open, token);
    const reader = createVisitor(page, visitor.cookies);
    await reader.send('/order/another-cart');
    expect([visitor.cookies.has('CART'), visitor.cookies.has('hasCart')]).toEqual([true, true]);
    await reader.send(`/order/${id}`);
    expect([visitor.cookies.has('CART'), visitor.cookies.has('hasCart')]).toEqual([false, false]);
  });

  it('checks the crumb of its forms', async () => {
    const visitor = await open.visit();
    const payer = createVisitor(page, visitor.cookies);
    expect(await (await payer.submit('/pay', {})).text()).toBe('Paid.');
    expect(await (await payer.submit('/pay', { crumb: 'stale' })).text()).toBe('crumb');
  });
});
