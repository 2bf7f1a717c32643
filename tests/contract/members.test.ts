import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor, shopOrigin, type TestVisitor } from './visitor.js';

describeShop('Members', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open();
    visitor = await open.visit();
  });

  /** What a page in the same process reads of the visitor. */
  async function readMember(of: TestVisitor = visitor) {
    const cookie = [...of.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const { OpenAPIHono } = await import('@hono/zod-openapi');
    const page = new OpenAPIHono();
    page.get('/', async (c) => c.json(await open.services.members.read(c)));
    const answer = await page.request(`${shopOrigin}/`, { headers: { cookie: cookie.join('; ') } });
    return { member: (await answer.json()) as unknown, cookies: answer.headers.getSetCookie() };
  }

  it('join by a plain form: the server trusts a signed cookie, widgets read another one', async () => {
    expect((await readMember()).member).toBeNull();
    const response = await visitor.submit('/join', { from: '/lessons/first-bowl' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/lessons/first-bowl');
    const set = response.headers.getSetCookie();
    expect(set.find((line) => line.startsWith('MEMBER='))).toContain('; HttpOnly');
    expect(set.find((line) => line.startsWith('siteUserInfo='))).not.toContain('HttpOnly');

    const { member } = await readMember();
    expect(member).toEqual({ id: expect.any(String), joinedAt: expect.any(Number) });
    // platform §3: "a user-info cookie with authenticated (boolean) and siteUserId"
    expect(JSON.parse(visitor.cookies.get('siteUserInfo') ?? '')).toEqual({
      authenticated: true,
      siteUserId: (member as { id: string }).id,
    });
  });

  it('who join again stay the same', async () => {
    await visitor.submit('/join', {});
    const before = await readMember();
    await visitor.submit('/join', {});
    expect((await readMember()).member).toEqual(before.member);
  });

  it('leave again, and keep no valid cookie', async () => {
    await visitor.submit('/join', {});
    const kept = createVisitor(open.app, new Map(visitor.cookies));
    const response = await visitor.submit('/leave', {});
    expect(response.headers.get('Location')).toBe('/lessons');
    expect(visitor.cookies.has('MEMBER')).toBe(false);
    expect(visitor.cookies.has('siteUserInfo')).toBe(false);
    const { member, cookies } = await readMember(kept);
    expect(member).toBeNull();
    expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual(['MEMBER', 'siteUserInfo']);
  });

  it.each(['/lessons', '/lessons/first-bowl'])('are redirected to %s', async (from) => {
    expect((await visitor.submit('/join', { from })).headers.get('Location')).toBe(from);
  });

  it.each(['', 'https://evil.example/', '//evil.example', '/lessons/../cart', '/cart'])(
    'are led to no other page than a lesson: %j',
    async (from) => {
      expect((await visitor.submit('/join', { from })).headers.get('Location')).toBe('/lessons');
    },
  );

  it.each([
    ['/join', '/join?from=%2Flessons%2Ffirst-bowl&problem=crumb'],
    ['/leave', '/join?from=%2Flessons%2Ffirst-bowl&problem=crumb'],
  ])('need a crumb for %s', async (path, back) => {
    await visitor.submit('/join', {});
    const response = await visitor.submit(path, { crumb: 'x', from: '/lessons/first-bowl' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(back);
    expect((await readMember()).member).not.toBeNull();
  });

  it('cannot be created by a form of another site', async () => {
    const response = await visitor.send('/join', {
      method: 'POST',
      form: { crumb: visitor.cookies.get('crumb') ?? '' },
      headers: { Origin: 'https://evil.example' },
    });
    expect(response.headers.get('Location')).toBe('/join?problem=crumb');
    expect((await readMember()).member).toBeNull();
  });

  it('are not accepted without a valid signature, nor with a cart’s', async () => {
    await visitor.submit('/join', {});
    const signed = visitor.cookies.get('MEMBER') ?? '';
    visitor.cookies.set('MEMBER', `${signed.split('.')[0]}.forged`);
    expect((await readMember()).member).toBeNull();
    await visitor.add({ itemId: 'item-mug', sku: 'MUG-OAT-SMALL' });
    visitor.cookies.set('MEMBER', visitor.cookies.get('CART') ?? '');
    expect((await readMember()).member).toBeNull();
  });

  it('are members on every copy of the server', async () => {
    await visitor.submit('/join', {});
    open = await shop.openCopy();
    expect((await readMember()).member).not.toBeNull();
  });
});
