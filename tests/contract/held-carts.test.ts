import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { buyingOptions } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { openPage, pressForm } from './pages.js';
import { cartPath, entriesPath, mug, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const buyer = { email: 'ada@example.com', country: 'DE', postalCode: '10115', action: 'recount' };

describeShop('A cart that a checkout form has given a new id', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open(buyingOptions);
    addPages(open);
    visitor = await open.visit();
  });

  /** Posts the form of a checkout; the browser never gets the answer. Resolves to the cookies that it was to set. */
  async function loseAnswer(address: string) {
    const page = await openPage(visitor, address);
    const before = [...visitor.cookies];
    await pressForm(visitor, page, buyer);
    const after = new Map(visitor.cookies);
    visitor.cookies.clear();
    for (const [name, value] of before) visitor.cookies.set(name, value);
    return { page, after };
  }

  const quantity = async () => (await visitor.cart()).totalQuantity;

  it('is found by its browser that never got the answer, on pages', async () => {
    await visitor.add(mug);
    const { after } = await loseAnswer('/checkout');
    const former = visitor.cookies.get('CART');
    expect(former).not.toBe(after.get('CART'));
    const again = await openPage(visitor, '/checkout');
    expect([again.path, again.status]).toEqual(['/checkout', 200]);
    expect(again.text).toContain('Mug');
    expect(visitor.cookies.get('CART')).toBe(after.get('CART'));
    visitor.cookies.set('CART', former ?? '');
    expect((await openPage(visitor, '/cart')).text).toContain('Mug');
    expect(visitor.cookies.get('CART')).toBe(after.get('CART'));
  });

  it('and by calls', async () => {
    await visitor.add(mug);
    const { after } = await loseAnswer('/checkout');
    const former = visitor.cookies.get('CART') ?? '';
    expect(await quantity()).toBe(1);
    expect(visitor.cookies.get('CART')).toBe(after.get('CART'));

    visitor.cookies.set('CART', former);
    expect((await visitor.add(mug)).status).toBe(200);
    expect(await quantity()).toBe(2);

    visitor.cookies.set('CART', former);
    const [entry] = (await visitor.cart()).entries;
    visitor.cookies.set('CART', former);
    const changed = await visitor.send(`${entriesPath}/${entry?.id}`, {
      method: 'PUT',
      json: { quantity: 3 },
    });
    expect(changed.status).toBe(200);
    visitor.cookies.set('CART', former);
    expect((await visitor.send(`${cartPath}/hand-off`, { method: 'POST', json: {} })).status).toBe(
      200,
    );
    expect(await quantity()).toBe(3);
  });

  it('and by forms without script, which start no other cart', async () => {
    await visitor.add(mug);
    await loseAnswer('/checkout');
    const { itemId, sku } = mug;
    await visitor.submit(entriesPath, { itemId, sku, quantity: '2' });
    expect(await quantity()).toBe(3);
  });

  it('is found when it is a direct purchase, too', async () => {
    const response = await visitor.send('/api/commerce/express-checkout', {
      method: 'POST',
      json: mug,
    });
    const { cartToken } = z.object({ cartToken: z.string() }).parse(await response.json());
    const { page } = await loseAnswer(`/checkout?cartToken=${cartToken}`);
    const again = await openPage(visitor, page.path);
    expect([again.path, again.status]).toEqual([page.path, 200]);
    expect(again.text).toContain('Mug');
  });

  it('is not lost by the answer of a call that was sent before', async () => {
    await visitor.add(mug);
    // Whatever the order in which they arrive: an answer names the cart only to a browser that does not name it.
    const early = await visitor.send(cartPath);
    expect(early.headers.getSetCookie().filter((line) => line.startsWith('CART='))).toEqual([]);
    const { after } = await loseAnswer('/checkout');
    const late = await visitor.send(cartPath);
    expect(late.status).toBe(200);
    expect(visitor.cookies.get('CART')).toBe(after.get('CART'));
  });

  it('is nobody else’s, who has the former token', async () => {
    await visitor.add(mug);
    await loseAnswer('/checkout');
    const stranger = await open.visit();
    stranger.cookies.set('CART', visitor.cookies.get('CART') ?? '');
    expect((await stranger.send(cartPath)).status).toBe(410);
    expect(stranger.cookies.has('CART')).toBe(false);
    stranger.cookies.set('CART', visitor.cookies.get('CART') ?? '');
    expect((await openPage(stranger, '/checkout')).path).toBe('/cart');
  });
});
