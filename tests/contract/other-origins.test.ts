import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { cartPath, createVisitor, entriesPath, mug, shopOrigin } from './visitor.js';

const blog = 'https://blog.test';

describeShop('Other origins', (shop) => {
  let open: OpenShop;

  beforeEach(async () => {
    open = await shop.open({ allowedOrigins: [blog] });
  });

  const call = (path: string, init: RequestInit, headers: Record<string, string> = {}) =>
    open.app.request(`${shopOrigin}${path}`, { ...init, headers: { Origin: blog, ...headers } });

  const add = (token: string, headers: Record<string, string> = {}) =>
    call(
      entriesPath,
      { method: 'POST', body: JSON.stringify(mug) },
      { 'Content-Type': 'application/json', 'X-Cart-Token': token, ...headers },
    );

  it('pass the preflight with the required headers if they are listed', async () => {
    const response = await call(
      entriesPath,
      { method: 'OPTIONS' },
      {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key,intent-order,x-cart-token',
      },
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(blog);
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,PUT,DELETE');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe(
      'Content-Type,X-Currency,X-Cart-Token,X-CSRF-Token,Idempotency-Key,Intent-Order',
    );
  });

  it('keep their cart by a token, without cookies and without a crumb', async () => {
    const response = await add('new');
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(blog);
    expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-Cart-Token');
    expect(response.headers.getSetCookie()).toEqual([]);
    const token = response.headers.get('X-Cart-Token') ?? '';
    await add(token);
    const cart = await call(cartPath, {}, { 'X-Cart-Token': token });
    expect(await cart.json()).toMatchObject({ totalQuantity: 2 });
    expect(cart.headers.get('X-Cart-Token')).toBe(token);
  });

  it('get no token before there is a cart, and a cart of their own each', async () => {
    const response = await call(cartPath, {}, { 'X-Cart-Token': 'new' });
    expect(response.headers.get('X-Cart-Token')).toBeNull();
    const [first, second] = [await add('new'), await add('new')];
    expect(first.headers.get('X-Cart-Token')).not.toBe(second.headers.get('X-Cart-Token'));
  });

  it('can read errors, and get the token new with a 410', async () => {
    const token = (await add('new')).headers.get('X-Cart-Token') ?? '';
    await open.services.carts.expire(token);
    const response = await add(token);
    expect(response.status).toBe(410);
    expect(response.headers.get('X-Cart-Token')).toBe('new');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(blog);
    const notFound = await call('/api/nothing', {});
    expect(notFound.status).toBe(404);
    expect(notFound.headers.get('Access-Control-Allow-Origin')).toBe(blog);
  });

  it('cannot use the cookies of the shop', async () => {
    const visitor = createVisitor(open.app);
    await visitor.arrive();
    await visitor.add(mug);
    const response = await visitor.send(cartPath, { headers: { Origin: blog } });
    expect(await response.json()).toMatchObject({ entries: [] });
  });

  it.each([
    ['GET', cartPath],
    ['POST', entriesPath],
    ['OPTIONS', entriesPath],
  ])('are refused %s %s when they are not on the list', async (method, path) => {
    const response = await call(path, { method }, { Origin: 'https://blog.test.evil' });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      error: 'This origin may not call this server.',
      code: 'origin-refused',
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('serve a page of our own, too, when it uses a token because cookies are refused', async () => {
    const response = await add('new', { Origin: shopOrigin });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('X-Cart-Token')).not.toBeNull();
  });
});
