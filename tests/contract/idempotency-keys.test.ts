import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  createVisitor,
  entriesPath,
  mug,
  readAdd,
  shopOrigin,
  type TestVisitor,
} from './visitor.js';

const blog = 'https://blog.test';

describeShop('Idempotency keys', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;
  const key = '3e0f7f6a-5a52-4c4e-9f5b-7b9f0a6f0001';

  beforeEach(async () => {
    open = await shop.open({ allowedOrigins: [blog] });
    visitor = await open.visit();
  });

  const addOnce = (json: object = mug) => visitor.add(json, { 'Idempotency-Key': key });

  it('make a repeat return the same and change nothing', async () => {
    const first = await addOnce();
    const again = await addOnce();
    expect(first.headers.get('Idempotency-Replayed')).toBeNull();
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(await first.json());
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });

  it('answer a repeat with the cart of now, and with the entry that was added', async () => {
    const { newlyAdded } = await readAdd(await addOnce());
    await visitor.add({ ...mug, quantity: 4 });
    const grown = await readAdd(await addOnce());
    expect(grown.shoppingCart.totalQuantity).toBe(5);
    expect(grown.newlyAdded).toMatchObject({ id: newlyAdded.id, quantity: 5, addedQuantity: 1 });
    await visitor.send(`${entriesPath}/${newlyAdded.id}`, { method: 'DELETE' });
    const removed = await readAdd(await addOnce());
    expect(removed.shoppingCart.entries).toEqual([]);
    expect(removed.newlyAdded).toEqual(newlyAdded);
  });

  it('keep ids, not the cart', async () => {
    for (let line = 0; line < 5; line += 1) {
      const additionalFields = JSON.stringify({ note: `${line} ${'x'.repeat(3000)}` });
      const headers = { 'Idempotency-Key': `${key}-${line}` };
      expect((await visitor.add({ ...mug, additionalFields }, headers)).status).toBe(200);
    }
    const { rows } = await open.database.query<{ answer: string }>(
      'select answer from idempotency_keys',
    );
    expect(rows).toHaveLength(5);
    for (const { answer } of rows) expect(answer.length).toBeLessThan(120);
  });

  it.each([
    ['an add', entriesPath, mug],
    ['a purchase', '/api/commerce/express-checkout', mug],
  ])('never hand the cart of %s to a stranger without cookies or origin', async (_, path, json) => {
    const send = () =>
      open.app.request(`${shopOrigin}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'X-Cart-Token': 'new',
        },
        body: JSON.stringify(json),
      });
    const tokens = [];
    for (const response of [await send(), await send()]) {
      expect(response.status).toBe(200);
      const body = await response.json();
      tokens.push(response.headers.get('X-Cart-Token') ?? body.cartToken);
    }
    expect(tokens[0]).toEqual(expect.any(String));
    expect(tokens[1]).not.toBe(tokens[0]);
  });

  it('belong to the cart of a client without cookies', async () => {
    const add = (token: string) =>
      open.app.request(`${shopOrigin}${entriesPath}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          'X-Cart-Token': token,
        },
        body: JSON.stringify(mug),
      });
    const token = (await add('new')).headers.get('X-Cart-Token') ?? '';
    const first = await add(token);
    const again = await add(token);
    expect(first.headers.get('Idempotency-Replayed')).toBeNull();
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect((await readAdd(again)).shoppingCart.totalQuantity).toBe(2);
  });

  it('restore the cart of a visitor who never got the first response', async () => {
    const before = [...visitor.cookies];
    await addOnce();
    visitor.cookies.clear();
    for (const [name, value] of before) visitor.cookies.set(name, value);
    await addOnce();
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });

  it('do not restore a cart that has been replaced since', async () => {
    await addOnce();
    await open.services.carts.purchase(visitor.cookies.get('CART') ?? '');
    await visitor.cart().catch(() => null);
    await visitor.add({ ...mug, quantity: 2 });
    const again = await addOnce();
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect((await visitor.cart()).totalQuantity).toBe(2);
  });

  describe('after the checkout in another tab has given the cart a new id', () => {
    /** The checkout's pages run in the server's process. `cookies` are those of the browser that presses. */
    async function hold(cookies: TestVisitor['cookies']): Promise<void> {
      const page = new Hono().post('/checkout', async (c) => {
        const token = open.services.carts.tokenIn(c) ?? '';
        return c.text(await open.services.checkout.hold(c, { token, reference: null }));
      });
      await createVisitor(page, cookies).send('/checkout', { method: 'POST' });
    }

    it('answer the browser that has the new id, and add nothing', async () => {
      const { newlyAdded } = await readAdd(await addOnce());
      const change = () =>
        visitor.send(`${entriesPath}/${newlyAdded.id}`, {
          method: 'PUT',
          json: { quantity: 3 },
          headers: { 'Idempotency-Key': `${key}-2` },
        });
      expect((await change()).status).toBe(200);
      const former = visitor.cookies.get('CART');
      await hold(visitor.cookies);
      expect(visitor.cookies.get('CART')).not.toBe(former);
      for (const again of [await addOnce(), await change()]) {
        expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true']);
      }
      expect((await visitor.cart()).totalQuantity).toBe(3);
    });

    it('show nothing of the cart to who has the former id alone', async () => {
      await addOnce();
      const former = visitor.cookies.get('CART') ?? '';
      await hold(visitor.cookies);
      const stranger = await open.visit();
      stranger.cookies.set('CART', former);
      const again = await stranger.add(mug, { 'Idempotency-Key': key });
      expect(again.status).toBe(410);
      expect(await again.text()).not.toContain('MUG');
      expect((await visitor.cart()).totalQuantity).toBe(1);
    });
  });

  it('refuse another request under the same key', async () => {
    await addOnce();
    const response = await addOnce({ ...mug, quantity: 2 });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: 'The idempotency key has been used for another request.',
      code: 'idempotency-key-reused',
    });
  });

  it('ignore the order of the fields', async () => {
    await addOnce();
    const { itemId, sku, quantity } = mug;
    expect((await addOnce({ quantity, sku, itemId })).status).toBe(200);
  });

  it('belong to one visitor', async () => {
    await addOnce();
    const other = await open.visit();
    const response = await other.add(mug, { 'Idempotency-Key': key });
    expect(response.headers.get('Idempotency-Replayed')).toBeNull();
    expect((await other.cart()).totalQuantity).toBe(1);
    expect(other.cookies.get('CART')).not.toBe(visitor.cookies.get('CART'));
  });

  it('work on removal and quantity, too', async () => {
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    const headers = { 'Idempotency-Key': key };
    const path = `${entriesPath}/${newlyAdded.id}`;
    await visitor.send(path, { method: 'PUT', json: { quantity: 3 }, headers });
    await visitor.send(path, { method: 'PUT', json: { quantity: 5 } });
    const again = await visitor.send(path, { method: 'PUT', json: { quantity: 3 }, headers });
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect((await visitor.cart()).totalQuantity).toBe(5);
  });

  it('allow to retry a refused request', async () => {
    const soldOut = { ...mug, sku: 'MUG-FERN-SMALL' };
    expect((await addOnce(soldOut)).status).toBe(409);
    await open.database.query(`update variants set stock = 1 where sku = 'MUG-FERN-SMALL'`);
    expect((await addOnce(soldOut)).status).toBe(200);
  });

  it('are forgotten after a day', async () => {
    let now = Date.UTC(2026, 0, 1);
    open = await shop.open({ clock: { now: () => now } });
    visitor = await open.visit();
    await addOnce();
    now += 25 * 60 * 60 * 1000;
    expect((await addOnce()).headers.get('Idempotency-Replayed')).toBeNull();
    expect((await visitor.cart()).totalQuantity).toBe(2);
  });

  it('must be long enough not to be guessed', async () => {
    const response = await visitor.add(mug, { 'Idempotency-Key': 'short' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'invalid-request',
      errors: { 'idempotency-key': expect.any(String) },
    });
  });

  it('make one change of ten concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => addOnce()));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });
});
