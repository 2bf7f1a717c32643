import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  cartPath,
  createVisitor,
  entriesPath,
  mug,
  readAdd,
  readChange,
  scarceMug,
  type TestVisitor,
} from './visitor.js';

const outOfStock = 'Sorry, we do not have enough of that item available.';

describeShop('Changes of a cart', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open();
    visitor = await open.visit();
  });

  const put = (path: string, json: unknown) =>
    visitor.send(`${entriesPath}/${path}`, { method: 'PUT', json });

  it('sets a quantity', async () => {
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    const { shoppingCart, updatedEntry } = await readChange(
      await put(newlyAdded.id, { quantity: 5 }),
    );
    expect(updatedEntry).toMatchObject({ id: newlyAdded.id, quantity: 5, subTotal: 12_000 });
    expect(shoppingCart.totalQuantity).toBe(5);
  });

  it('removes an entry whose quantity becomes 0', async () => {
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    const answer = await readChange(await put(newlyAdded.id, { quantity: 0 }));
    expect(answer).toMatchObject({ updatedEntry: null, shoppingCart: { entries: [] } });
  });

  it.each([
    [{ quantity: 'five' }, 'quantity-not-numeric', 'Quantity must be a number.'],
    [{ quantity: 2.5 }, 'quantity-not-whole', 'Quantity must be a whole number'],
    [{ quantity: -1 }, 'quantity-too-small', 'Quantity must be 1 or more.'],
  ])('refuses to set the quantity %j', async (json, code, error) => {
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    const response = await put(newlyAdded.id, json);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code, error });
  });

  it('refuses a quantity above the stock, but accepts fewer when the stock has shrunk', async () => {
    const { newlyAdded } = await readAdd(await visitor.add({ ...scarceMug, quantity: 5 }));
    expect((await put(newlyAdded.id, { quantity: 7 })).status).toBe(200);
    const response = await put(newlyAdded.id, { quantity: 8 });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: outOfStock, code: 'out-of-stock' });
    await open.database.query(`update variants set stock = 1 where sku = 'MUG-OAT-LARGE'`);
    expect((await put(newlyAdded.id, { quantity: 6 })).status).toBe(200);
  });

  it('returns 404 for an entry that is not in the cart, even if another cart has it', async () => {
    const other = await open.visit();
    const { newlyAdded } = await readAdd(await other.add(mug));
    await visitor.add(mug);
    for (const id of [newlyAdded.id, 'none']) {
      const response = await put(id, { quantity: 2 });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'entry-not-found' });
    }
    await visitor.send(`${entriesPath}/${newlyAdded.id}`, { method: 'DELETE' });
    expect((await other.cart()).totalQuantity).toBe(1);
  });

  it('removes an entry; a second removal is no error', async () => {
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    for (let times = 0; times < 2; times += 1) {
      const response = await visitor.send(`${entriesPath}/${newlyAdded.id}`, { method: 'DELETE' });
      expect(response.status).toBe(200);
      expect((await readChange(response)).shoppingCart.entries).toEqual([]);
    }
  });

  // storefront §7: "JSON itemId, sku, additionalFields | shoppingCart, updatedEntry"
  it('replaces the additional fields of an entry', async () => {
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    const { updatedEntry } = await readChange(
      await put(`${newlyAdded.id}/additionalFields`, {
        itemId: 'item-mug',
        sku: 'MUG-OAT-SMALL',
        additionalFields: '{"Name":"Grace"}',
      }),
    );
    expect(updatedEntry).toMatchObject({ additionalFields: { Name: 'Grace' }, quantity: 1 });
  });

  it('merges two entries whose fields have become equal', async () => {
    await visitor.add({ ...mug, quantity: 2, additionalFields: '{"Name":"Grace"}' });
    const { newlyAdded } = await readAdd(await visitor.add({ ...mug, quantity: 3 }));
    const { shoppingCart } = await readChange(
      await put(`${newlyAdded.id}/additionalFields`, {
        itemId: 'item-mug',
        sku: null,
        additionalFields: '{"Name":"Grace"}',
      }),
    );
    expect(shoppingCart.entries).toMatchObject([{ id: newlyAdded.id, quantity: 5 }]);
  });

  it('refuses to change the fields of an entry that holds another variant', async () => {
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    const response = await put(`${newlyAdded.id}/additionalFields`, {
      itemId: 'item-mug',
      sku: 'MUG-OAT-LARGE',
      additionalFields: null,
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'entry-mismatch' });
  });

  it('shows hasCart to scripts only while something is in the cart', async () => {
    const response = await visitor.add(mug);
    const lines = response.headers.getSetCookie();
    expect(lines).toContainEqual(
      expect.stringMatching(/^CART=.+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    expect(lines).toContain('hasCart=true; Max-Age=31536000; Path=/; SameSite=Lax');
    const { newlyAdded } = await readAdd(response);
    await visitor.send(`${entriesPath}/${newlyAdded.id}`, { method: 'DELETE' });
    expect(visitor.cookies.has('hasCart')).toBe(false);
    expect(visitor.cookies.has('CART')).toBe(true);
    await visitor.add(mug);
    expect(visitor.cookies.get('hasCart')).toBe('true');
  });

  it.each([
    ['expired', 'cart-expired', 'Your cart has expired.'],
    ['purchased', 'cart-purchased', 'Your cart has already been purchased.'],
  ])(
    'returns 410 for a cart that is %s, and the visitor starts a new one',
    async (how, code, error) => {
      const { newlyAdded } = await readAdd(await visitor.add(mug));
      const token = visitor.cookies.get('CART') ?? '';
      const cookies = [...visitor.cookies];
      if (how === 'expired') await open.services.carts.expire(token);
      else await open.services.carts.purchase(token);
      expect(await open.services.carts.read(token)).toBeNull();

      const calls = [
        () => visitor.send(cartPath),
        () => visitor.add(mug),
        () => put(newlyAdded.id, { quantity: 2 }),
        () => visitor.send(`${entriesPath}/${newlyAdded.id}`, { method: 'DELETE' }),
      ];
      for (const call of calls) {
        for (const [name, value] of cookies) visitor.cookies.set(name, value);
        const response = await call();
        expect(response.status).toBe(410);
        expect(await response.json()).toEqual({ error, code });
        expect([...visitor.cookies.keys()]).toEqual(['BROWSER', 'crumb']);
      }
      const { shoppingCart } = await readAdd(await visitor.add(mug));
      expect(shoppingCart.totalQuantity).toBe(1);
    },
  );

  it('counts a cart as expired after a year without a change', async () => {
    let now = Date.UTC(2026, 0, 1);
    open = await shop.open({ clock: { now: () => now } });
    visitor = await open.visit();
    await visitor.add(mug);
    now += 364 * 24 * 60 * 60 * 1000;
    expect((await visitor.add(mug)).status).toBe(200);
    now += 364 * 24 * 60 * 60 * 1000;
    expect((await visitor.cart()).totalQuantity).toBe(2);
    now += 2 * 24 * 60 * 60 * 1000;
    expect((await visitor.send(cartPath)).status).toBe(410);
  });

  it('treats a token with an invalid signature as an expired cart', async () => {
    await visitor.add(mug);
    const [id = ''] = (visitor.cookies.get('CART') ?? '').split('.');
    visitor.cookies.set('CART', `${id}.forged`);
    const response = await visitor.send(cartPath);
    expect(await response.json()).toMatchObject({ code: 'cart-expired' });
    expect(visitor.cookies.has('CART')).toBe(false);
  });

  it('refuses a change of an entry by a visitor without a cart', async () => {
    const response = await put('some-entry', { quantity: 2 });
    expect(await response.json()).toMatchObject({ code: 'cart-expired' });
  });

  it('keeps the currency in which the cart was started', async () => {
    const euro = createVisitor(open.app, new Map([['currency', 'EUR']]));
    await euro.arrive();
    expect((await euro.cart()).currency).toBe('EUR');
    const first = await readAdd(await euro.add(mug));
    expect(first.shoppingCart).toMatchObject({ currency: 'EUR', grandTotalCents: 2200 });
    euro.cookies.set('currency', 'JPY');
    const second = await readAdd(await euro.add(mug));
    expect(second.shoppingCart).toMatchObject({ currency: 'EUR', grandTotalCents: 4400 });
  });

  it.each([
    ['the query', `${entriesPath}?currency=JPY`, {}],
    ['the header', entriesPath, { 'X-Currency': 'JPY' }],
  ])('starts a cart in the currency of %s, in whole yen', async (_, path, headers) => {
    const response = await visitor.send(path, { method: 'POST', json: mug, headers });
    const { shoppingCart } = await readAdd(response);
    expect(shoppingCart).toMatchObject({ currency: 'JPY', grandTotalCents: 3600 });
  });

  it('ignores a currency that the shop does not have', async () => {
    const response = await visitor.send(`${cartPath}?currency=SEK`);
    expect(await response.json()).toMatchObject({ currency: 'USD' });
  });
});
