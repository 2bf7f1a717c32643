import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  cartPath,
  createVisitor,
  entriesPath,
  mug,
  shopOrigin,
  type TestVisitor,
} from './visitor.js';

const crumbRefusal = {
  error: 'Your session has expired. Please reload the page and try again.',
  code: 'crumb',
  crumbFail: true,
};

describeShop('Crumbs', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open();
    visitor = await open.visit();
  });

  it.each([
    ['POST', entriesPath, mug],
    ['PUT', `${entriesPath}/some-entry`, { quantity: 1 }],
    ['PUT', `${entriesPath}/some-entry/additionalFields`, { itemId: 'item-mug', sku: null }],
    ['DELETE', `${entriesPath}/some-entry`, undefined],
  ])('are required for %s %s', async (method, path, json) => {
    const response = await visitor.send(path, { method, json, withoutCrumb: true });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual(crumbRefusal);
  });

  it('are refused if they differ from the cookie', async () => {
    const other = await open.visit();
    const response = await visitor.send(entriesPath, {
      method: 'POST',
      json: mug,
      headers: { 'X-CSRF-Token': other.cookies.get('crumb') ?? '' },
    });
    expect(response.status).toBe(403);
  });

  it('are refused with an invalid signature, and the response sets a valid one', async () => {
    visitor.cookies.set('crumb', 'planted.signature');
    expect((await visitor.add(mug)).status).toBe(403);
    expect((await visitor.add(mug)).status).toBe(200);
  });

  it('of another browser are refused, also where the cookie is planted', async () => {
    const attacker = await open.visit();
    const planted = attacker.cookies.get('crumb') ?? '';
    visitor.cookies.set('crumb', planted);
    expect((await visitor.add(mug, { 'X-CSRF-Token': planted })).status).toBe(403);
    expect(visitor.cookies.get('crumb')).not.toBe(planted);
    expect((await visitor.add(mug)).status).toBe(200);
  });

  it('end with the session of the owner that they belong to', async () => {
    const before = visitor.cookies.get('crumb');
    visitor.cookies.set('OWNER', 'a-session');
    expect((await visitor.add(mug)).status).toBe(403);
    expect(visitor.cookies.get('crumb')).not.toBe(before);
    expect((await visitor.add(mug)).status).toBe(200);
    visitor.cookies.set('OWNER', 'another-session');
    expect((await visitor.add(mug)).status).toBe(403);
  });

  it('stay the same while valid, and are readable by scripts', async () => {
    const crumb = visitor.cookies.get('crumb');
    const response = await visitor.send(cartPath);
    expect(response.headers.getSetCookie()).toEqual([]);
    const [browser, line] = (await createVisitor(open.app).send(cartPath)).headers.getSetCookie();
    expect(browser).toMatch(
      /^BROWSER=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(line).toMatch(/^crumb=[\w.-]+; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(visitor.cookies.get('crumb')).toBe(crumb);
  });

  it('are the same for all forms of the page that a visitor sees first', async () => {
    const { crumbs } = open.services;
    const app = new Hono().get('/', (c) => c.text(`${crumbs.issue(c)} ${crumbs.issue(c)}`));
    const page = await app.request('/');
    const [one = '', other] = (await page.text()).split(' ');
    expect(other).toBe(one);
    expect(page.headers.getSetCookie()).toEqual([
      expect.stringContaining('BROWSER='),
      expect.stringContaining(`crumb=${one};`),
    ]);
    const another = await (await app.request('/')).text();
    expect(another).not.toContain(one);
  });

  it('are valid on every copy of the server', async () => {
    const copy = await shop.openCopy();
    const elsewhere = createVisitor(copy.app, visitor.cookies);
    expect((await elsewhere.add(mug)).status).toBe(200);
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });

  it('are secure cookies over https, also behind a trusted proxy', async () => {
    open = await shop.open({ trustProxy: true });
    const response = await open.app.request(`${shopOrigin}${cartPath}`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    const [browser, crumb] = response.headers.getSetCookie();
    expect(browser).toMatch(/^__Host-BROWSER=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(crumb).toMatch(/^crumb=.*; Secure; SameSite=Lax$/);
  });
});
