import { site } from '../../examples/marram/site.js';
import { tmpdir } from 'node:os';
import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import type { Database } from '../../shop/server/index.js';
import { createStorefront } from '../../shop/start/create-storefront.js';
import { describeShop } from './open-shop.js';
import { hour, locationOf, minute, password, useOwner } from './owner-visits.js';
import { cartPath, createVisitor } from './visitor.js';

const twelveHours = 12 * hour;
const list = { id: '', name: 'List', fields: [{ id: 'note', type: 'text', title: 'Note' }] };

describeShop('Owners', (shop) => {
  const owner = useOwner(shop);
  const { options, signIn, signedIn, act, isOwner, readActions } = owner;

  it('sign in by a plain form with the password, and out again', async () => {
    expect(await isOwner()).toBe(false);
    const response = await signIn();
    expect(locationOf(response)).toBe('/owner');
    const line = response.headers.getSetCookie().find((set) => set.startsWith('OWNER='));
    expect(line?.split('; ').slice(1).sort()).toEqual(
      ['HttpOnly', `Max-Age=${twelveHours / 1000}`, 'Path=/', 'SameSite=Lax'].sort(),
    );
    expect(await isOwner()).toBe(true);

    expect(locationOf(await owner.visitor.submit('/owner/sign-out', {}))).toBe('/owner/sign-in');
    expect(owner.visitor.cookies.has('OWNER')).toBe(false);
    expect(await isOwner()).toBe(false);
  });

  it('get a cookie for https alone over https', async () => {
    owner.open = await shop.open({ ...options, trustProxy: true });
    owner.visitor = await owner.open.visit();
    await owner.visitor.send(cartPath, {
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    const response = await owner.visitor.send('/owner/sign-in', {
      method: 'POST',
      form: { crumb: owner.visitor.cookies.get('crumb') ?? '', password },
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    expect(locationOf(response)).toBe('/owner');
    const lines = response.headers.getSetCookie().map((line) => line.split('='));
    expect(lines.map(([name]) => name)).toEqual(['__Host-OWNER', '__Host-OWNERDEVICE', 'crumb']);
    expect(response.headers.getSetCookie().every((line) => line.includes('; Secure'))).toBe(true);
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
    owner.open = await shop.open(ownerPassword === undefined ? {} : { ownerPassword });
    owner.visitor = await owner.open.visit();
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
    const refused = await owner.visitor.submit('/owner/sign-out', { crumb: 'x' });
    expect(locationOf(refused)).toBe('/owner?problem=crumb');
    expect(await isOwner()).toBe(true);
  });

  it('cannot be created by a form of another site', async () => {
    const response = await owner.visitor.send('/owner/sign-in', {
      method: 'POST',
      form: { crumb: owner.visitor.cookies.get('crumb') ?? '', password },
      headers: { Origin: 'https://evil.example' },
    });
    expect(locationOf(response)).toBe('/owner/sign-in?problem=crumb');
    expect(await isOwner()).toBe(false);
  });

  it('stay for twelve hours, and for two without a request', async () => {
    await signIn();
    for (let hours = 1; hours < 12; hours += 1) {
      owner.now += hour;
      expect(await isOwner()).toBe(true);
    }
    owner.now += hour - 1;
    expect(await isOwner()).toBe(true);
    owner.now += 1;
    expect(await isOwner()).toBe(false);
    await signIn();
    owner.now += 2 * hour - 1;
    expect(await isOwner()).toBe(true);
    owner.now += 2 * hour;
    expect(await isOwner()).toBe(false);
  });

  it('are not accepted without a valid signature, nor with a member’s', async () => {
    await signIn();
    const signed = owner.visitor.cookies.get('OWNER') ?? '';
    owner.visitor.cookies.set('OWNER', `x${signed}`);
    expect(await isOwner()).toBe(false);
    owner.visitor.cookies.set('OWNER', owner.visitor.cookies.get('OWNERDEVICE') ?? '');
    expect(await isOwner()).toBe(false);
    await owner.visitor.submit('/join', {});
    owner.visitor.cookies.set('OWNER', owner.visitor.cookies.get('MEMBER') ?? '');
    expect(await isOwner()).toBe(false);
  });

  it('cost no query for a request without their cookie, or with an invented one', async () => {
    let queries = 0;
    const counted: Database = {
      ...owner.open.database,
      query: (statement, values) => {
        queries += 1;
        return owner.open.database.query(statement, values);
      },
    };
    const counting = await shop.openCopy({ ...options, database: counted });
    queries = 0;
    expect(await isOwner(owner.visitor, counting)).toBe(false);
    owner.visitor.cookies.set('OWNER', 'invented.signature');
    expect(await isOwner(owner.visitor, counting)).toBe(false);
    expect(queries).toBe(0);
    // The crumb is that of a session; the next page sets one for the cookie of now.
    await owner.visitor.send(cartPath);
    await signIn();
    expect(await isOwner(owner.visitor, counting)).toBe(true);
    expect(queries).toBe(1);
  });

  it('end with the sign-out, for a copy of the cookie as well', async () => {
    await signIn();
    const copy = createVisitor(owner.open.app, new Map(owner.visitor.cookies));
    expect(await isOwner(copy)).toBe(true);
    await owner.visitor.submit('/owner/sign-out', {});
    expect(await isOwner(copy)).toBe(false);
  });

  it('replace the session of their browser when they sign in again', async () => {
    await signIn();
    const copy = createVisitor(owner.open.app, new Map(owner.visitor.cookies));
    await signIn();
    expect(await isOwner()).toBe(true);
    expect(await isOwner(copy)).toBe(false);
  });

  it('see where they are signed in, and end one session', async () => {
    const laptop = await signedIn();
    owner.now += minute;
    await signIn();
    const listed = await act((c, owners) => owners.sessions(c));
    expect(listed).toMatchObject([{ createdAt: owner.now }, { createdAt: owner.now - minute }]);
    const here = await act((c, owners) => owners.session(c));
    expect(here?.id).toBe(listed[0]?.id);
    const lost = listed[1]?.id ?? 0;
    await act((c, owners) => owners.endSession(c, lost));
    await act((c, owners) => owners.endSession(c, lost));
    expect([await isOwner(), await isOwner(laptop)]).toEqual([true, false]);
    expect(await readActions()).toEqual([
      ['signed-in', null, 1],
      ['signed-in', null, 1],
      ['session-ended', String(lost), 1],
    ]);
  });

  it('sign out everywhere: a lost laptop is no owner any more', async () => {
    const laptop = await signedIn();
    await signIn();
    await act((c, owners) => owners.signOutEverywhere(c));
    expect([await isOwner(), await isOwner(laptop)]).toEqual([false, false]);
    expect(owner.visitor.cookies.has('OWNER')).toBe(false);
    await owner.visitor.send(cartPath);
    await signIn();
    expect(await act((c, owners) => owners.sessions(c))).toHaveLength(1);
  });

  it.each(['sessions', 'signOutEverywhere'] as const)(
    'are the only ones who may call %s',
    async (name) => {
      await expect(act(async (c, owners) => owners[name](c))).rejects.toMatchObject({
        code: 'owner-only',
      });
    },
  );

  it.each(['x', 'pw', 'eleven char'])(
    'cannot be given a password that can be guessed: %j',
    async (ownerPassword) => {
      await expect(shop.openCopy({ ownerPassword })).rejects.toMatchObject({
        code: 'owner-password-too-short',
        message: expect.stringContaining('at least 12 are needed') as string,
      });
    },
  );

  it('are owners on every copy that has the password, and on none with another one', async () => {
    await signIn();
    expect(await isOwner(owner.visitor, await shop.openCopy(options))).toBe(true);
    const changed = await shop.openCopy({ ...options, ownerPassword: 'battery staple' });
    expect(await isOwner(owner.visitor, changed)).toBe(false);
    expect(await isOwner(owner.visitor, await shop.openCopy({ clock: options.clock }))).toBe(false);
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

  it('are not locked out of a browser they know by the wrong passwords of others', async () => {
    const stranger = await owner.open.visit();
    await signIn();
    await owner.visitor.submit('/owner/sign-out', {});
    // All have one address here, as behind a proxy that is not trusted.
    for (let times = 0; times < 12; times += 1) await signIn({ password: 'x' }, stranger);
    expect(locationOf(await signIn({}, stranger))).toContain('problem=rate-limited');
    expect(locationOf(await signIn())).toBe('/owner');
    const invented = await owner.open.visit();
    invented.cookies.set('OWNERDEVICE', 'invented.signature');
    expect(locationOf(await signIn({}, invented))).toContain('problem=rate-limited');
    // Their own counter has a limit too.
    for (let times = 0; times < 10; times += 1) await signIn({ password: 'x' });
    expect(locationOf(await signIn())).toContain('problem=rate-limited');
  });

  it('are not guessed from many addresses', async () => {
    owner.open = await shop.open({
      ...options,
      trustProxy: true,
      rateLimits: { unknownSignIns: { calls: 3, seconds: 300 } },
    });
    const places: (string | null)[] = [];
    for (let times = 1; times <= 5; times += 1) {
      const stranger = await owner.open.visit();
      const response = await stranger.send('/owner/sign-in', {
        method: 'POST',
        form: { crumb: stranger.cookies.get('crumb') ?? '', password: 'x' },
        headers: { 'X-Forwarded-For': `203.0.113.${times}` },
      });
      places.push(locationOf(response));
    }
    expect(places.map((place) => place?.split('problem=')[1])).toEqual([
      ...Array.from({ length: 3 }, () => 'wrong-password'),
      ...Array.from({ length: 2 }, () => 'rate-limited'),
    ]);
  });

  it('cannot be guessed by many attempts at once', async () => {
    const attempts = Array.from({ length: 40 }, (_, index) => signIn({ password: `x${index}` }));
    const locations = (await Promise.all(attempts)).map(locationOf);
    expect(locations.filter((place) => place?.includes('wrong-password'))).toHaveLength(10);
    expect(locations.filter((place) => place?.includes('rate-limited'))).toHaveLength(30);
  });

  it('have a record of what they did, with the refused sign-ins of an hour in one line', async () => {
    await signIn({ password: 'x' });
    await signIn({ password: 'y' });
    await signIn();
    await act(async (c, owners) => {
      const record = await owners.recorder(c, 'forms', 'form-saved');
      await owner.open.services.forms.save(list, record);
      await owner.open.services.forms.remove(
        'list',
        await owners.recorder(c, 'forms', 'form-removed'),
      );
    });
    await owner.visitor.submit('/owner/sign-out', {});
    owner.now += hour;
    await signIn({ password: 'x' });
    await signIn();
    expect(await readActions()).toEqual([
      ['sign-in-refused', null, 2],
      ['signed-in', null, 1],
      ['form-saved', 'list', 1],
      ['form-removed', 'list', 1],
      ['signed-out', null, 1],
      ['sign-in-refused', null, 1],
      ['signed-in', null, 1],
    ]);
  });

  it('have recorded what they change on their pages and by calls', async () => {
    await signIn();
    const app = new OpenAPIHono();
    app.route('/', owner.open.app);
    const folders = { assetsDir: tmpdir(), publicDir: 'shop/pages/public' };
    const templatesDir = 'shop/pages/templates';
    const { services } = owner.open;
    app.route('/', createStorefront({ services, site, ...folders, templatesDir }));
    const browser = createVisitor(app, owner.visitor.cookies);
    const { id: _, ...form } = list;
    const sent = { productId: 'item-mug', variantId: 'MUG-FERN-SMALL' };
    for (const [path, fields] of [
      ['/owner/forms/new', { form: JSON.stringify(form) }],
      ['/owner/forms/list', { form: JSON.stringify(form) }],
      ['/owner/forms/list/remove', {}],
      ['/owner/restock/send', sent],
    ] as const) {
      expect(locationOf(await browser.submit(path, fields)), path).not.toContain('problem=');
    }
    const calls = '/api/site-users/account/notifications/restock/send';
    for (const [path, json] of [
      [calls, sent],
      [`${calls}/all`, { sendRequests: [sent] }],
    ] as const) {
      expect((await browser.send(path, { method: 'POST', json })).status, path).toBe(200);
    }
    expect(await readActions()).toEqual([
      ['signed-in', null, 1],
      ['form-saved', 'list', 1],
      ['form-saved', 'list', 1],
      ['form-removed', 'list', 1],
      ...Array.from({ length: 3 }, () => ['restock-sent', 'MUG-FERN-SMALL', 1]),
    ]);
  });

  it('read their record in pages, each action once', async () => {
    await signIn();
    await owner.open.database.query(
      `insert into owner_actions (happened_at, action) select now(), 'signed-in' from generate_series(1, 69)`,
    );
    const read = (cursor: string | null) => act((c, owners) => owners.actions(c, cursor));
    const first = await read(null);
    const second = await read(first.nextPageCursor);
    expect([first.actions.length, second.actions.length]).toEqual([50, 20]);
    expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false]);
    await expect(read('wrong')).rejects.toMatchObject({ code: 'invalid-request' });
  });

  it('change nothing that cannot be recorded', async () => {
    await signIn();
    await owner.open.database.query(
      `alter table owner_actions add constraint full_disk check (action = 'signed-in')`,
    );
    try {
      const saved = act(async (c, owners) => {
        const record = await owners.recorder(c, 'forms', 'form-saved');
        return owner.open.services.forms.save(list, record);
      });
      await expect(saved).rejects.toMatchObject({ state: '23514' });
      await expect(act((c, owners) => owners.signOutEverywhere(c))).rejects.toMatchObject({
        state: '23514',
      });
    } finally {
      await owner.open.database.query('alter table owner_actions drop constraint full_disk');
    }
    expect(await owner.open.services.forms.find('list')).toBeNull();
    expect(await isOwner()).toBe(true);
  });
});
