import { beforeEach, expect, it } from 'vitest';
import { products } from '../../examples/marram/catalogue/products.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor, entriesPath, shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const pages = ['/', '/about', '/lessons/wedging', '/shop/salt-cellar', '/shop/dune-mug'];
const fromOwnPage = { 'Sec-Fetch-Site': 'same-origin' };
const salt = { itemId: 'item-salt-cellar', sku: 'SALT', quantity: '1', crumb: '' };

describeShop('Pages that caches keep', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open({ products });
    addPages(open);
    visitor = createVisitor(open.app);
  });

  const read = async (who: TestVisitor, page: string) => {
    const answer = await who.send(page);
    expect(answer.status, page).toBe(200);
    return { headers: answer.headers, text: await answer.text() };
  };
  const post = (fields: Record<string, string>, headers: Record<string, string> = fromOwnPage) =>
    visitor.send(entriesPath, { method: 'POST', form: fields, headers });

  it('are the same bytes for two visitors with the same variants, and set no cookie', async () => {
    for (const page of pages) await read(visitor, page);
    await post(salt);
    const variants = visitor.cookies.get('experiments') ?? '';
    const other = createVisitor(open.app, new Map([['experiments', variants]]));
    for (const page of pages) {
      const [first, second] = [await read(visitor, page), await read(other, page)];
      expect(second.text, page).toBe(first.text);
      for (const { headers } of [first, second]) {
        expect(headers.getSetCookie(), page).toEqual([]);
        expect(headers.get('Cache-Control'), page).toMatch(/^public, max-age=0, s-maxage=60, /);
        expect(headers.get('Vary'), page).toContain('Cookie');
        expect(headers.get('Content-Security-Policy'), page).not.toContain('nonce');
      }
      for (const name of ['crumb', 'CART', 'experimentUnit']) {
        expect(first.text, page).not.toContain(visitor.cookies.get(name));
      }
    }
  });

  it('are for a new visitor alone, whose variants and crumb they set', async () => {
    const { headers } = await read(visitor, '/');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect([...visitor.cookies.keys()].sort()).toEqual([
      'BROWSER',
      'crumb',
      'experimentUnit',
      'experiments',
    ]);
  });

  // platform §4: "applies under a restrictive cookie policy (absolute; or banner disabled; or consent not granted)"
  it.each(['asked', 'strict', 'absolute'])(
    'give no unit of experiments to a visitor under the policy %s',
    async (cookiePolicy) => {
      visitor = createVisitor(open.app, new Map([['cookiePolicy', cookiePolicy]]));
      await read(visitor, '/');
      expect(visitor.cookies.has('experiments')).toBe(true);
      expect(visitor.cookies.has('experimentUnit')).toBe(false);
    },
  );

  it('are not sent again while they are the same', async () => {
    await read(visitor, '/about');
    const { headers } = await read(visitor, '/about');
    const tag = headers.get('ETag') ?? '';
    const again = await visitor.send('/about', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('Cache-Control')).toBe(headers.get('Cache-Control'));
    visitor.cookies.set('theme', 'dusk');
    expect((await visitor.send('/about', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  it('sell without script: a form without a crumb is taken from an own page', async () => {
    const cookies = new Map([['experiments', 'hero-call.control~gift-note.on']]);
    visitor = createVisitor(open.app, cookies);
    await read(visitor, '/');
    expect((await post(salt)).headers.get('Location')).toBe('/cart');
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });

  it('refuse a call without a crumb, whose repeats then share the browser of their key', async () => {
    visitor = createVisitor(open.app, new Map([['experiments', 'hero-call.control']]));
    await read(visitor, '/');
    const add = () =>
      visitor.add(
        { itemId: salt.itemId, sku: salt.sku, quantity: 1 },
        { ...fromOwnPage, 'Idempotency-Key': '5f0d6c62-6bfb-4d5e-8c1b-7a3f0c7a9d11' },
      );
    expect((await add()).status).toBe(403);
    // The cookies of the first response arrive even where its body is cut.
    expect([(await add()).status, (await add()).status]).toEqual([200, 200]);
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });

  it('take a second press of a form without a key as the same one, and later or other fields as another', async () => {
    await post(salt);
    await post(salt);
    await post(salt);
    // The first made the cart and so could not be known by it; the other two are one press.
    expect((await visitor.cart()).totalQuantity).toBe(2);
    await post({ ...salt, quantity: '2' });
    expect((await visitor.cart()).totalQuantity).toBe(4);
  });

  it.each([
    { from: 'a browser that does not say', headers: {} },
    { from: 'a neighbouring host', headers: { 'Sec-Fetch-Site': 'same-site' } },
    { from: 'another site', headers: { Origin: 'https://evil.example' } },
  ])('refuse a form without a crumb from $from, and the next page has one', async ({ headers }) => {
    await read(visitor, '/');
    const answer = await post(salt, headers);
    const location = answer.headers.get('Location') ?? '';
    expect(location).toBe('/shop/salt-cellar?problem=crumb');
    const page = await read(visitor, location);
    expect(page.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(page.text).toContain(`name="crumb" value="${visitor.cookies.get('crumb') ?? ''}"`);
    expect(page.text).toMatch(/name="idempotencyKey" value="[0-9a-f-]{36}"/);
    expect((await visitor.cart()).totalQuantity).toBe(0);
  });

  it('store equal answers to their form once', async () => {
    const answers = {
      'newsletter-email': 'ada@example.com',
      _crumb: '',
      _key: '',
      _pagePath: '/about',
    };
    const send = () =>
      visitor.send('/forms/newsletter', {
        method: 'POST',
        form: answers,
        headers: { ...fromOwnPage, Origin: shopOrigin },
      });
    expect((await send()).status).toBe(303);
    expect((await send()).status).toBe(303);
    const { rows } = await open.database.query('select id from form_submissions');
    expect(rows).toHaveLength(1);
  });
});
