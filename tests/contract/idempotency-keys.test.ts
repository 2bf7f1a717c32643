import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { entriesPath, mug, readAdd, type TestVisitor } from './visitor.js';

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
