import { OpenAPIHono } from '@hono/zod-openapi';
import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor, shopOrigin, type TestVisitor } from './visitor.js';

const password = 'correct horse';
const twelveHours = 12 * 60 * 60 * 1000;

describeShop('Owners', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;
  let now: number;
  const options = { ownerPassword: password, clock: { now: () => now } };

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 22);
    open = await shop.open(options);
    visitor = await open.visit();
  });

  const signIn = (fields: Record<string, string> = {}, by: TestVisitor = visitor) =>
    by.submit('/owner/sign-in', { password, ...fields });

  const locationOf = (response: Response) => {
    expect(response.status).toBe(303);
    return response.headers.get('Location');
  };

  /** What a page in the same process reads of the visitor. */
  async function isOwner(of: TestVisitor = visitor, { services }: OpenShop = open) {
    const page = new OpenAPIHono();
    page.get('/', (c) => c.json(services.owners.isOwner(c)));
    const cookie = [...of.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const answer = await page.request(`${shopOrigin}/`, { headers: { cookie: cookie.join('; ') } });
    return (await answer.json()) as unknown;
  }

  it('sign in by a plain form with the password, and out again', async () => {
    expect(await isOwner()).toBe(false);
    const response = await signIn();
    expect(locationOf(response)).toBe('/owner');
    const line = response.headers.getSetCookie().find((set) => set.startsWith('OWNER='));
    expect(line?.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', `Max-Age=${twelveHours / 1000}`, 'Path=/', 'SameSite=Lax'].sort(),
    );
    expect(await isOwner()).toBe(true);

    expect(locationOf(await visitor.submit('/owner/sign-out', {}))).toBe('/owner/sign-in');
    expect(visitor.cookies.has('OWNER')).toBe(false);
    expect(await isOwner()).toBe(false);
  });

  it('get a cookie for https alone over https', async () => {
    open = await shop.open({ ...options, trustProxy: true });
    visitor = await open.visit();
    await visitor.send('/api/commerce/shopping-cart', { headers: { 'X-Forwarded-Proto': 'https' } });
    const response = await visitor.send('/owner/sign-in', {
      method: 'POST',
      form: { crumb: visitor.cookies.get('crumb') ?? '', password },
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    expect(locationOf(response)).toBe('/owner');
    const line = response.headers.getSetCookie().find((set) => set.startsWith('OWNER='));
    expect(line).toContain('; Secure');
  });

  it.each(['', 'correct hors', 'Correct Horse', 'correct horse '])(
    'do not get in with %j',
    async (wrong) => {
      const response = await signIn({ password: wrong });
      expect(locationOf(response)).toBe('/owner/sign-in?problem=wrong-password');
      expect(await isOwner()).toBe(false);
    },
  );

  it.each([undefined, ''])('cannot sign in while the password is %j', async (ownerPassword) => {
    open = await shop.open(ownerPassword === undefined ? {} : { ownerPassword });
    visitor = await open.visit();
    const response = await signIn({ password: '' });
    expect(locationOf(response)).toBe('/owner/sign-in?problem=wrong-password');
    expect(await isOwner()).toBe(false);
  });

  it.each(['/owner/restock', '/owner/forms/contact/submissions'])(
    'are redirected to %s',
    async (from) => {
      expect(locationOf(await signIn({ password: 'x', from }))).toBe(
        `/owner/sign-in?from=${encodeURIComponent(from)}&problem=wrong-password`,
      );
      expect(locationOf(await signIn({ from }))).toBe(from);
    },
  );

  it.each([
    'https://evil.example/owner',
    '//evil.example/owner',
    '/owner//evil.example',
    '/owner/../cart',
    '/owner?x=//evil.example',
    '/ownership',
    '/owner/sign-in',
    '/cart',
  ])('are redirected to no other page: %j', async (from) => {
    expect(locationOf(await signIn({ from }))).toBe('/owner');
  });

  it('need a crumb', async () => {
    const response = await signIn({ crumb: 'x' });
    expect(locationOf(response)).toBe('/owner/sign-in?problem=crumb');
    expect(await isOwner()).toBe(false);
    await signIn();
    const refused = await visitor.submit('/owner/sign-out', { crumb: 'x' });
    expect(locationOf(refused)).toBe('/owner?problem=crumb');
    expect(await isOwner()).toBe(true);
  });

  it('cannot be created by a form of another site', async () => {
    const response = await visitor.send('/owner/sign-in', {
      method: 'POST',
      form: { crumb: visitor.cookies.get('crumb') ?? '', password },
      headers: { Origin: 'https://evil.example' },
    });
    expect(locationOf(response)).toBe('/owner/sign-in?problem=crumb');
    expect(await isOwner()).toBe(false);
  });

  it('stay for twelve hours', async () => {
    await signIn();
    now += twelveHours - 1;
    expect(await isOwner()).toBe(true);
    now += 1;
    expect(await isOwner()).toBe(false);
  });

  it('are not accepted without a valid signature, nor with a member’s', async () => {
    await signIn();
    const signed = visitor.cookies.get('OWNER') ?? '';
    const [until, signature] = signed.split('.');
    visitor.cookies.set('OWNER', `${Number(until) + 1}.${signature}`);
    expect(await isOwner()).toBe(false);
    await visitor.submit('/join', {});
    visitor.cookies.set('OWNER', visitor.cookies.get('MEMBER') ?? '');
    expect(await isOwner()).toBe(false);
  });

  it('are owners on every copy that has the password, and on none with another one', async () => {
    await signIn();
    expect(await isOwner(visitor, await shop.openCopy(options))).toBe(true);
    const changed = await shop.openCopy({ ...options, ownerPassword: 'battery staple' });
    expect(await isOwner(visitor, changed)).toBe(false);
    expect(await isOwner(visitor, await shop.openCopy({ clock: options.clock }))).toBe(false);
  });

  it('can sign in and out as often as they like', async () => {
    for (let times = 0; times < 12; times += 1) expect(locationOf(await signIn())).toBe('/owner');
  });

  it('may mistype ten times in five minutes, then wait, even with the right password', async () => {
    for (let times = 0; times < 10; times += 1) {
      expect(locationOf(await signIn({ password: 'x' }))).toContain('problem=wrong-password');
    }
    expect(locationOf(await signIn({ password: 'x' }))).toContain('problem=rate-limited');
    const other = createVisitor((await shop.openCopy(options)).app);
    expect(locationOf(await signIn({}, await other.arrive()))).toContain('problem=rate-limited');
    expect(await isOwner(other)).toBe(false);
  });

  it('cannot be guessed by many attempts at once', async () => {
    const attempts = Array.from({ length: 40 }, (_, index) => signIn({ password: `x${index}` }));
    const locations = (await Promise.all(attempts)).map(locationOf);
    expect(locations.filter((place) => place?.includes('wrong-password'))).toHaveLength(10);
    expect(locations.filter((place) => place?.includes('rate-limited'))).toHaveLength(30);
  });
});
