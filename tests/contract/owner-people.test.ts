import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import type { TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const ownerPassword = 'correct horse battery';
const password = 'staple of an account';
const email = 'ada@example.com';
const day = 24 * 60 * 60_000;

describeShop('People of the owner’s pages', (shop) => {
  let now: number;
  let server: OpenShop;
  let owner: TestVisitor;

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 22);
    server = await shop.open({ ownerPassword, clock: { now: () => now } });
    addPages(server);
    owner = await server.visit();
    await owner.submit('/owner/sign-in', { password: ownerPassword });
  });

  const invite = (roles: readonly string[] = ['store-manager'], to = email) =>
    owner.submit('/owner/people/invite', {
      email: to,
      ...Object.fromEntries(roles.map((role) => [`role.${role}`, 'yes'])),
    });

  /** The token in the latest mail. */
  async function tokenOf(): Promise<string> {
    const { rows } = await server.database.query<{ body_text: string }>(
      `select body_text from outbox where kind = 'owner-invitation' order by id desc limit 1`,
    );
    const [, token = ''] = /[?&]token=([\w-]+)/.exec(rows[0]?.body_text ?? '') ?? [];
    return token;
  }

  const accept = async (token: string, fields: Record<string, string> = {}) => {
    const browser = await server.visit();
    const sent = { token, name: 'Ada', password, ...fields };
    return { browser, answer: await browser.submit('/owner/invitation', sent) };
  };

  async function idOf(table: 'owner_accounts' | 'owner_invitations'): Promise<string> {
    const { rows } = await server.database.query<{ id: number }>(`select id from ${table}`);
    return String(rows[0]?.id);
  }

  it('are invited by mail, choose a password once, and see what their roles allow', async () => {
    expect((await invite()).headers.get('Location')).toBe('/owner/people?done=invited');
    const token = await tokenOf();
    const page = await (await server.visit()).send(`/owner/invitation?token=${token}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Store manager');

    const { browser, answer } = await accept(token);
    expect(answer.headers.get('Location')).toBe('/owner');
    expect((await browser.send('/owner/orders')).status).toBe(200);
    expect((await browser.send('/owner/people')).status).toBe(403);
    // The mail of an invitation gives roles, so that a store manager may not read it.
    const { rows } = await server.database.query<{ id: number }>('select id from outbox');
    expect((await browser.send(`/owner/mail/${String(rows[0]?.id)}`)).status).toBe(404);
    expect((await owner.send(`/owner/mail/${String(rows[0]?.id)}`)).status).toBe(200);
    // So does the link of a member, who would be somebody else.
    const member = { email: 'zoe@example.com', password: 'long password', name: '' };
    await server.services.members.accounts.signUp(member);
    const { rows: links } = await server.database.query<{ id: number }>(
      "select id from outbox where kind = 'account'",
    );
    expect((await browser.send(`/owner/mail/${String(links[0]?.id)}`)).status).toBe(404);
    expect((await browser.send(`/owner/mail/${String(links[0]?.id)}/html`)).status).toBe(404);
    expect((await owner.send(`/owner/mail/${String(links[0]?.id)}`)).status).toBe(200);

    const again = await accept(token);
    expect(again.answer.status).toBe(404);
    expect(await again.answer.text()).toContain('not valid any more');
  });

  it.each([
    [{ name: '' }, 'Please type your name'],
    [{ password: 'too short' }, 'at least 12 characters, such as a sentence.'],
  ])('are shown the form again with %j', async (fields, words) => {
    await invite();
    const token = await tokenOf();
    const { answer } = await accept(token, fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
    expect((await accept(token)).answer.status).toBe(303);
  });

  it.each(['', 'wrong', '\0'])('are refused with the link %j', async (token) => {
    await invite();
    expect((await accept(token)).answer.status).toBe(404);
  });

  it('are refused with an invitation that has expired, was withdrawn or sent again', async () => {
    await invite();
    const first = await tokenOf();
    const path = `/owner/people/invitations/${await idOf('owner_invitations')}`;
    await owner.submit(`${path}/resend`, {});
    const second = await tokenOf();
    expect(second).not.toBe(first);
    expect((await accept(first)).answer.status).toBe(404);
    now += 7 * day;
    expect((await accept(second)).answer.status).toBe(404);
    await owner.submit('/owner/sign-in', { password: ownerPassword });
    expect((await invite()).headers.get('Location')).toBe('/owner/people?done=invited');
    const third = await tokenOf();
    const open = `/owner/people/invitations/${await idOf('owner_invitations')}`;
    expect((await owner.submit(`${open}/withdraw`, {})).status).toBe(303);
    expect((await accept(third)).answer.status).toBe(404);
    expect((await owner.submit(`${open}/withdraw`, {})).status).toBe(422);
  });

  it('are not invited twice, without a role or without an address', async () => {
    await invite();
    const twice = await invite(['editor'], ' ADA@example.com');
    expect([twice.status, (await twice.text()).includes('has an account or')]).toEqual([422, true]);
    const none = await (await invite([], 'bo@example.com')).text();
    expect(none).toContain('Please choose at least one role.');
    expect(none).toContain('value="bo@example.com"');
    expect(await (await invite(['editor'], 'bo')).text()).toContain(
      'Emails must be formatted as name@example.com',
    );
  });

  it('get other roles at once, are signed out when disabled, and cannot change themselves', async () => {
    await invite(['admin']);
    const { browser } = await accept(await tokenOf());
    const path = `/owner/people/${await idOf('owner_accounts')}`;
    const own = await browser.submit(`${path}/roles`, { 'role.viewer': 'yes' });
    expect([own.status, (await own.text()).includes('Another administrator')]).toEqual([422, true]);

    expect((await owner.submit(`${path}/roles`, { 'role.viewer': 'yes' })).status).toBe(303);
    expect((await browser.send('/owner/people')).status).toBe(403);
    expect((await browser.send('/owner/sales')).status).toBe(200);
    expect((await owner.submit(`${path}/disable`, {})).status).toBe(303);
    expect((await browser.send('/owner/sales')).status).toBe(303);
    const refused = await browser.submit('/owner/sign-in', { email, password });
    expect(refused.headers.get('Location')).toContain('wrong-account');
    expect((await owner.submit(`${path}/enable`, {})).status).toBe(303);
    const back = await browser.submit('/owner/sign-in', { email, password });
    expect(back.headers.get('Location')).toBe('/owner');
    expect((await owner.submit('/owner/people/x/enable', {})).status).toBe(422);
  });

  it.each([
    ['the first owner', ''],
    ['another account', 'zoe@example.com'],
    ['an account that does not exist', 'nobody@example.com'],
  ])('get no guesses at %s by signing in to their own', async (_, guessed) => {
    for (const to of [email, 'zoe@example.com']) {
      await invite(['viewer'], to);
      await accept(await tokenOf());
    }
    const copy = await shop.openCopy({
      ownerPassword,
      clock: { now: () => now },
      trustProxy: true,
      rateLimits: { signIns: { calls: 3, seconds: 300 } },
    });
    const problems: string[] = [];
    for (const place of [1, 2, 3]) {
      const browser = await copy.visit();
      const signIn = async (fields: Record<string, string>) => {
        const answer = await browser.send('/owner/sign-in', {
          method: 'POST',
          form: { crumb: browser.cookies.get('crumb') ?? '', ...fields },
          headers: { 'X-Forwarded-For': `203.0.113.${place}` },
        });
        return answer.headers.get('Location')?.split('problem=')[1] ?? 'none';
      };
      expect(await signIn({ email, password })).toBe('none');
      for (const wrong of ['one guess', 'another guess']) {
        problems.push(await signIn({ email: guessed, password: wrong }));
      }
      expect(await signIn({ email, password })).toBe('none');
    }
    const wrong = guessed === '' ? 'wrong-password' : 'wrong-account';
    expect(problems).toEqual([
      wrong,
      wrong,
      wrong,
      ...Array.from({ length: 3 }, () => 'rate-limited'),
    ]);
  });
});
