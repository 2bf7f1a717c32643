import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { readOutbox } from './outbox.js';
import { createVisitor, mug, scarceMug, shopOrigin, type TestVisitor } from './visitor.js';

const path = '/api/site-users/account';
const start = Date.UTC(2026, 10, 21, 12);
const hour = 60 * 60 * 1000;
const ofSession = ['MEMBERSESSION', 'siteUserInfo'];
const ada = { email: 'Ada@example.com', password: 'long password' };

describeShop('The session of a member', (shop) => {
  let open: OpenShop;
  let now: number;

  beforeEach(async () => {
    now = start;
    open = await shop.open({ clock: { now: () => now }, publicUrl: shopOrigin });
  });

  const call = (
    visitor: TestVisitor,
    method: string,
    place: string,
    json?: object,
    headers: Record<string, string> = {},
  ) => visitor.send(`${path}${place}`, { method, headers, ...(json && { json }) });

  const signIn = (visitor: TestVisitor, given: object = {}) =>
    call(visitor, 'POST', '/session', { ...ada, rememberMe: false, ...given });
  const signOut = (visitor: TestVisitor, cloneCart: boolean) =>
    call(visitor, 'DELETE', `/session?cloneCart=${cloneCart}`);
  const account = async (visitor: TestVisitor) =>
    (await (await visitor.send(path)).json()) as {
      member: { email: string; language: string } | null;
      orders: { number: string }[];
    };
  const isSignedIn = async (visitor: TestVisitor) => (await account(visitor)).member !== null;

  const mails = async () => (await readOutbox(open)).filter(({ kind }) => kind === 'account');
  const codeIn = (text: string | undefined) => /\?code=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

  async function signUp(given: object = ada): Promise<void> {
    const visitor = await open.visit();
    const answer = await call(visitor, 'POST', '', given);
    expect([answer.status, await answer.json()]).toEqual([202, {}]);
  }

  async function createAccount(given = ada): Promise<void> {
    await signUp(given);
    const code = codeIn((await mails()).at(-1)?.text);
    expect(await open.services.members.accounts.confirm(code, ada.password)).toBe(true);
  }

  async function member(): Promise<TestVisitor> {
    const visitor = await open.visit();
    expect((await signIn(visitor)).status).toBe(200);
    return visitor;
  }

  it('POST with "email, password, rememberMe"; the "response carries xsrfToken" (platform §7)', async () => {
    await createAccount();
    const visitor = await open.visit();
    const before = visitor.cookies.get('crumb');
    const response = await signIn(visitor, { email: ' ada@EXAMPLE.com ' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { xsrfToken } = (await response.json()) as { xsrfToken: string };
    // "which becomes the request token on later calls"
    expect(xsrfToken).toBe(visitor.cookies.get('crumb'));
    expect(xsrfToken).not.toBe(before);
    const old = { 'X-CSRF-Token': before ?? '' };
    const refused = await call(visitor, 'POST', '/locale', { language: 'de' }, old);
    expect([refused.status, ((await refused.json()) as { crumbFail: boolean }).crumbFail]).toEqual([
      403,
      true,
    ]);
    expect((await call(visitor, 'POST', '/locale', { language: 'de' })).status).toBe(200);
    // platform §3: "a user-info cookie with authenticated (boolean) and siteUserId"
    expect(JSON.parse(visitor.cookies.get('siteUserInfo') ?? '')).toEqual({
      authenticated: true,
      siteUserId: expect.any(String),
    });
  });

  it('is in a cookie that no script reads, which ends with the browser unless it is remembered', async () => {
    await createAccount();
    const cookieOf = (response: Response) =>
      response.headers.getSetCookie().find((line) => line.startsWith('MEMBERSESSION=')) ?? '';
    const usual = cookieOf(await signIn(await open.visit()));
    expect(usual).toContain('; HttpOnly');
    expect(usual).not.toContain('Max-Age');
    const remembered = await open.visit();
    expect(cookieOf(await signIn(remembered, { rememberMe: true }))).toContain('Max-Age=2592000');
    const other = await member();
    now += 12 * hour;
    expect([await isSignedIn(remembered), await isSignedIn(other)]).toEqual([true, false]);
    now = start + 30 * 24 * hour;
    expect(await isSignedIn(remembered)).toBe(false);
  });

  it('that has ended takes its cookies with it, so that no page goes on as signed in', async () => {
    await createAccount();
    const visitor = await member();
    now += 12 * hour;
    expect(await isSignedIn(visitor)).toBe(false);
    for (const name of ofSession) expect(visitor.cookies.has(name)).toBe(false);
    expect((await visitor.add(mug)).status).toBe(200);
    expect((await signIn(visitor)).status).toBe(200);
  });

  it('is another one after each sign-in; the one before has ended', async () => {
    await createAccount();
    const visitor = await member();
    const kept = createVisitor(open.app, new Map(visitor.cookies));
    await signIn(visitor);
    expect([await isSignedIn(visitor), await isSignedIn(kept)]).toEqual([true, false]);
  });

  it('says the same of a wrong password and of an address without an account', async () => {
    await createAccount();
    await signUp({ email: 'unconfirmed@example.com', password: ada.password });
    const answers = [
      await signIn(await open.visit(), { password: 'another one' }),
      await signIn(await open.visit(), { email: 'nobody@example.com' }),
      await signIn(await open.visit(), { email: 'unconfirmed@example.com' }),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([
        401,
        {
          code: 'wrong-member-sign-in',
          error: 'The email address or the password is not right.',
        },
      ]);
    }
  });

  it.each([
    ['with an account', ada.email],
    ['without one', 'nobody@example.com'],
  ])(
    'is refused after five wrong passwords for an address %s, the right one included',
    async (_, email) => {
      await createAccount();
      for (let wrong = 0; wrong < 5; wrong += 1) {
        expect((await signIn(await open.visit(), { email, password: 'wrong' })).status).toBe(401);
      }
      const refused = await signIn(await open.visit(), { email });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    },
  );

  it('stays possible in a browser that knows the account, whatever strangers guess', async () => {
    await createAccount();
    const known = await member();
    await signOut(known, false);
    for (let wrong = 0; wrong < 6; wrong += 1) {
      await signIn(await open.visit(), { password: 'wrong' });
    }
    expect((await signIn(await open.visit())).status).toBe(429);
    expect((await signIn(known)).status).toBe(200);
  });

  it.each([
    [{ email: 'ada@example.com' }],
    [{ password: 'long password' }],
    [{ email: 7, password: 'long password' }],
    [{ ...ada, rememberMe: 'yes' }],
    [{ ...ada, email: 'ada\0@example.com' }],
  ])('is not opened by %j', async (body) => {
    expect((await call(await open.visit(), 'POST', '/session', body)).status).toBe(400);
  });

  it('is not opened without the crumb, nor by a page of another origin', async () => {
    await createAccount();
    const visitor = await open.visit();
    const json = { ...ada, rememberMe: false };
    const bare = await visitor.send(`${path}/session`, {
      method: 'POST',
      json,
      withoutCrumb: true,
    });
    expect(bare.status).toBe(403);
    const foreign = { Origin: 'https://blog.example', 'Sec-Fetch-Site': 'cross-site' };
    const blog = await shop.openCopy({ allowedOrigins: ['https://blog.example'] });
    const other = await blog.visit();
    const refused = await call(other, 'POST', '/session', json, foreign);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      403,
      'origin-refused',
    ]);
  });

  it('joins the cart of the browser to the member’s own, which another browser finds', async () => {
    await createAccount();
    const first = await open.visit();
    await first.add({ ...mug, quantity: 2 });
    await signIn(first);
    expect((await first.cart()).totalQuantity).toBe(2);
    const second = await open.visit();
    await second.add(mug);
    await second.add(scarceMug);
    await signIn(second);
    const cart = await second.cart();
    expect(cart.entries.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(cart.id).toBe((await first.cart()).id);
    expect((await first.cart()).totalQuantity).toBe(4);
  });

  it('gives a member without a cart one that all browsers share', async () => {
    await createAccount();
    const [first, second] = [await member(), await member()];
    await first.add(mug);
    expect((await second.cart()).totalQuantity).toBe(1);
  });

  it('DELETE with "cloneCart (boolean)" (platform §7): true leaves a copy in the browser', async () => {
    await createAccount();
    const visitor = await member();
    await visitor.add({ ...mug, quantity: 2 });
    const own = (await visitor.cart()).id;
    const response = await signOut(visitor, true);
    expect([response.status, await response.json()]).toEqual([200, {}]);
    const copy = await visitor.cart();
    expect(copy.totalQuantity).toBe(2);
    expect(copy.id).not.toBe(own);
    // What a stranger does with it is not the member's.
    await visitor.add(mug);
    expect((await (await member()).cart()).totalQuantity).toBe(2);
  });

  it('DELETE without it takes the cart along, and the next sign-in finds it', async () => {
    await createAccount();
    const visitor = await member();
    await visitor.add({ ...mug, quantity: 2 });
    await signOut(visitor, false);
    expect((await visitor.cart()).totalQuantity).toBe(0);
    expect([visitor.cookies.has('hasCart'), visitor.cookies.has('siteUserInfo')]).toEqual([
      false,
      false,
    ]);
    expect(await isSignedIn(visitor)).toBe(false);
    await signIn(visitor);
    expect((await visitor.cart()).totalQuantity).toBe(2);
  });

  it('is ended for all who have its cookie, and its crumb with it', async () => {
    await createAccount();
    const visitor = await member();
    const kept = createVisitor(open.app, new Map(visitor.cookies));
    const crumb = visitor.cookies.get('crumb');
    await signOut(visitor, false);
    expect(await isSignedIn(kept)).toBe(false);
    expect(visitor.cookies.get('crumb')).not.toBe(crumb);
    expect((await visitor.add(mug)).status).toBe(200);
  });

  it('answers a refused crumb of a sign-out with crumbFail, and nothing has happened', async () => {
    await createAccount();
    const visitor = await member();
    const answer = await call(visitor, 'DELETE', '/session', undefined, { 'X-CSRF-Token': 'old' });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'crumb', crumbFail: true }),
    ]);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('need not exist for a sign-out', async () => {
    expect((await signOut(await open.visit(), true)).status).toBe(200);
  });

  it('POST locale with "language" (platform §7) sets the language of mails; not for a visitor', async () => {
    await createAccount();
    const visitor = await member();
    expect((await call(visitor, 'POST', '/locale', { language: 'pt-BR' })).status).toBe(200);
    expect((await account(visitor)).member).toEqual({
      email: ada.email,
      name: '',
      language: 'pt-BR',
    });
    expect((await call(visitor, 'POST', '/locale', { language: '<b>' })).status).toBe(400);
    const answer = await call(await open.visit(), 'POST', '/locale', { language: 'de' });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      401,
      'member-only',
    ]);
  });

  it('signing up tells nobody whether an address has an account; its mail does', async () => {
    await createAccount();
    await signUp({ email: 'ada@example.com', password: 'the password of a stranger' });
    expect((await mails()).map(({ subject, recipient }) => [subject, recipient])).toEqual([
      ['Confirm your account at Marram', ada.email],
      ['You have an account at Marram', ada.email],
    ]);
    const stranger = await signIn(await open.visit(), { password: 'the password of a stranger' });
    expect(stranger.status).toBe(401);
    expect((await signIn(await open.visit())).status).toBe(200);
  });

  it.each([
    [{ email: 'no address', password: 'long password' }],
    [{ email: 'ada@example.com', password: 'short' }],
    [{ email: 'ada@example.com', password: 'x'.repeat(201) }],
    [{ ...ada, name: 'x'.repeat(101) }],
    [{ ...ada, name: 'Ada\0' }],
    [{ ...ada, email: 'ada\0@example.com' }],
  ])('no account is made of %j', async (body) => {
    expect((await call(await open.visit(), 'POST', '', body)).status).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it('a link of a mail confirms once, and within three days', async () => {
    await signUp();
    const code = codeIn((await mails())[0]?.text);
    now += 3 * 24 * hour;
    expect(await open.services.members.accounts.confirm(code, ada.password)).toBe(false);
    now = start;
    expect(await open.services.members.accounts.confirm(code, ada.password)).toBe(true);
    expect(await open.services.members.accounts.confirm(code, ada.password)).toBe(false);
  });

  it('a link alone confirms nothing: who pressed it did not choose the password', async () => {
    await signUp();
    const code = codeIn((await mails())[0]?.text);
    const { accounts } = open.services.members;
    await expect(accounts.confirm(code, 'another password')).rejects.toMatchObject({
      code: 'wrong-password',
    });
    expect(await accounts.confirm(code, ada.password)).toBe(true);
  });

  it('a new password comes by a link, once, within an hour, and ends all sessions', async () => {
    await createAccount();
    const visitor = await member();
    const ask = async (email: string) => {
      const answer = await call(await open.visit(), 'POST', '/password', { email });
      expect([answer.status, await answer.json()]).toEqual([202, {}]);
    };
    await ask('nobody@example.com');
    expect(await mails()).toHaveLength(1);
    await ask('ada@example.com');
    const token = codeIn((await mails()).at(-1)?.text);
    const choose = async (password: string) =>
      (await call(await open.visit(), 'PUT', '/password', { token, password })).status;
    now += hour;
    expect(await choose('another password')).toBe(410);
    now = start;
    expect(await choose('another password')).toBe(200);
    expect(await choose('a third password')).toBe(410);
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await signIn(await open.visit())).status).toBe(401);
    expect((await signIn(await open.visit(), { password: 'another password' })).status).toBe(200);
    expect((await mails()).at(-1)?.subject).toBe('Your password at Marram has changed');
  });

  it('mails about one account are few, whoever asks; the answers stay the same', async () => {
    await createAccount();
    const options = { rateLimits: { accountMails: { calls: 2, seconds: 3600 } } };
    const copy = await shop.openCopy({ ...options, trustProxy: true });
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      const visitor = await copy.visit();
      const headers = { 'X-Forwarded-For': `192.0.2.${asked}` };
      const answer = await call(visitor, 'POST', '/password', { email: ada.email }, headers);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([202, 202, 202, 202]);
    // The confirmation counted too.
    expect((await mails()).length).toBeLessThanOrEqual(3);
  });

  it('keeps passwords and secrets as hashes alone', async () => {
    await createAccount();
    const visitor = await member();
    const session = decodeURIComponent(visitor.cookies.get('MEMBERSESSION') ?? '').split('.')[0];
    const tables = ['member_accounts', 'member_sessions', 'member_links', 'rate_limits'];
    for (const table of tables) {
      const { rows } = await open.database.query(`select * from ${table}`);
      const text = JSON.stringify(rows);
      expect(text).not.toContain(ada.password);
      expect(text).not.toContain(session);
    }
    const { rows } = await open.database.query<{ password_hash: string }>(
      'select password_hash from member_accounts',
    );
    expect(rows[0]?.password_hash).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('an account that nobody confirms is deleted after three days', async () => {
    await signUp();
    now += 3 * 24 * hour + 1;
    await open.services.purgeExpired();
    const { rows } = await open.database.query('select 1 from member_accounts');
    expect(rows).toEqual([]);
  });
});
