import { beforeEach, describe, expect, it } from 'vitest';
import {
  createAuthenticator,
  type CreationOptions,
  type RequestOptions,
} from '../support/authenticator.js';
import { isWhole } from '../support/lane.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { readOutbox } from './outbox.js';
import { mug, type TestVisitor } from './visitor.js';

const path = '/api/site-users/account';
const origin = 'https://shop.example';
const start = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const ada = { email: 'ada@example.com', password: 'long password' };
const grace = { email: 'grace@example.com', password: 'long password' };

interface Answer {
  readonly code?: string;
  readonly id: string;
  readonly name: string;
  readonly xsrfToken?: string;
}

describeShop('Passkeys of a member', (shop) => {
  let open: OpenShop;
  let now: number;

  beforeEach(async () => {
    now = start;
    open = await shop.open({ clock: { now: () => now }, publicUrl: origin });
  });

  const call = (
    visitor: TestVisitor,
    method: string,
    place: string,
    json?: object,
    headers: Record<string, string> = {},
  ) => visitor.send(`${path}${place}`, { method, headers, ...(json && { json }) });
  const outcome = async (response: Response) => {
    const { code } = (await response.json()) as Answer;
    return code === undefined ? response.status : `${response.status} ${code}`;
  };

  /** Someone who has signed in with a password, at first to a new account. */
  async function member(given = ada): Promise<TestVisitor> {
    const { accounts } = open.services.members;
    if ((await accounts.match(given.email, given.password)) === null) {
      await accounts.signUp({ ...given, name: 'Ada' });
      const mails = (await readOutbox(open)).filter(({ recipient }) => recipient === given.email);
      const [, code = ''] = /\?code=([\w-]{43})/.exec(mails.at(-1)?.text ?? '') ?? [];
      await accounts.confirm(code, given.password);
    }
    const visitor = await open.visit();
    expect((await call(visitor, 'POST', '/session', given)).status).toBe(200);
    return visitor;
  }

  const addOptions = async (visitor: TestVisitor) =>
    (await (await call(visitor, 'POST', '/passkeys/options')).json()) as CreationOptions;
  const signInOptions = async (visitor: TestVisitor) =>
    (await (await call(visitor, 'POST', '/session/passkey/options')).json()) as RequestOptions;
  const signIn = (visitor: TestVisitor, credential: object) =>
    call(visitor, 'POST', '/session/passkey', credential);
  const list = async (visitor: TestVisitor) =>
    ((await (await call(visitor, 'GET', '/passkeys')).json()) as { passkeys: Answer[] }).passkeys;
  const isSignedIn = async (visitor: TestVisitor) =>
    ((await (await call(visitor, 'GET', '')).json()) as { member: object | null }).member !== null;

  async function add(visitor: TestVisitor, name = 'Phone') {
    const authenticator = createAuthenticator(origin);
    const credential = authenticator.make(await addOptions(visitor));
    const response = await call(visitor, 'POST', '/passkeys', { name, credential });
    expect(response.status).toBe(200);
    return { authenticator, passkey: (await response.json()) as Answer };
  }

  it('are added, and open a session without an email address or a password', async () => {
    const { authenticator, passkey } = await add(await member());
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'Phone',
      addedAt: start,
      usedAt: null,
    });
    now += minute;
    const visitor = await open.visit();
    await visitor.add(mug);
    const crumb = visitor.cookies.get('crumb');
    const response = await signIn(visitor, authenticator.sign(await signInOptions(visitor)));
    const { xsrfToken } = (await response.json()) as Answer;
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(xsrfToken).toBe(visitor.cookies.get('crumb'));
    expect(xsrfToken).not.toBe(crumb);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await list(visitor)).toEqual([{ ...passkey, usedAt: start + minute }]);
    // The cart joins the member's, as with the password.
    expect((await (await member()).cart()).totalQuantity).toBe(1);
  });

  it('are asked for by the host of the public address, the user verified', async () => {
    const visitor = await member();
    const { authenticator } = await add(visitor);
    expect(await addOptions(visitor)).toMatchObject({
      rp: { id: 'shop.example', name: 'Marram' },
      user: { name: ada.email, displayName: 'Ada' },
      excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const asked = await signInOptions(visitor);
    expect(asked).toMatchObject({ rpId: 'shop.example', userVerification: 'required' });
    // Nothing in it tells whose passkeys there are.
    expect(asked).not.toHaveProperty('allowCredentials');
  });

  it('send a mail to the member when one is added', async () => {
    await add(await member());
    expect((await readOutbox(open)).at(-1)).toMatchObject({
      kind: 'account',
      recipient: ada.email,
      subject: 'A passkey was added to your account at Marram',
      text: expect.stringContaining(`${origin}/account/passkeys`),
    });
  });

  it('are told of in the language of the member', async () => {
    const visitor = await member();
    await call(visitor, 'POST', '/locale', { language: 'de' });
    await add(visitor);
    expect((await readOutbox(open)).at(-1)).toMatchObject({
      language: 'de',
      subject: 'Ihr Konto bei Marram hat einen neuen Passkey',
    });
  });

  it('are renamed and removed by their member alone', async () => {
    const [own, other] = [await member(), await member(grace)];
    const { passkey, authenticator } = await add(own);
    const place = `/passkeys/${passkey.id}`;
    expect(await outcome(await call(other, 'PUT', place, { name: 'Mine' }))).toBe('404 not-found');
    expect(await outcome(await call(other, 'DELETE', place))).toBe('404 not-found');
    expect(await list(other)).toEqual([]);
    expect(await outcome(await call(own, 'PUT', place, { name: ' Laptop ' }))).toBe(200);
    expect(await list(own)).toMatchObject([{ name: 'Laptop' }]);
    for (const name of ['x'.repeat(101), 'a\0b']) {
      expect(await outcome(await call(own, 'PUT', place, { name }))).toBe('400 invalid-request');
    }
    expect(await outcome(await call(own, 'DELETE', place))).toBe(200);
    expect(await list(own)).toEqual([]);
    const visitor = await open.visit();
    const signed = authenticator.sign(await signInOptions(visitor));
    expect(await outcome(await signIn(visitor, signed))).toBe('401 wrong-passkey');
  });

  it('are at most 20', async () => {
    const visitor = await member();
    const late = createAuthenticator(origin).make(await addOptions(visitor));
    for (let count = 0; count < 20; count += 1) await add(visitor);
    expect(await outcome(await call(visitor, 'POST', '/passkeys/options'))).toBe(
      '409 too-many-passkeys',
    );
    expect(await outcome(await call(visitor, 'POST', '/passkeys', { credential: late }))).toBe(
      '409 too-many-passkeys',
    );
    expect(await list(visitor)).toHaveLength(20);
  });

  it.runIf(isWhole)('are at most 20 also when several are added at once', async () => {
    const visitor = await member();
    for (let count = 0; count < 19; count += 1) await add(visitor);
    const made = [];
    for (let count = 0; count < 4; count += 1) {
      made.push(createAuthenticator(origin).make(await addOptions(visitor)));
    }
    const answers = await Promise.all(
      made.map((credential) => call(visitor, 'POST', '/passkeys', { credential })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await list(visitor)).toHaveLength(20);
  });

  it('open one session for one signature, however often it is sent at once', async () => {
    const { authenticator } = await add(await member());
    const visitors = await Promise.all(Array.from({ length: 4 }, () => open.visit()));
    const [first] = visitors;
    const signed = first && authenticator.sign(await signInOptions(first));
    const answers = await Promise.all(visitors.map((visitor) => signIn(visitor, signed ?? {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  it('go with the account, and with a person who is erased', async () => {
    const visitor = await member();
    await add(visitor);
    const held = await open.services.customers.held(ada.email);
    const { rows = [] } = held.kinds.find(({ name }) => name === 'Passkeys') ?? {};
    expect(rows).toEqual([{ name: 'Phone', created_at: new Date(start), used_at: null }]);
    await open.services.customers.erase(ada.email, () => Promise.resolve());
    const left = await open.database.query('select 1 from member_passkeys');
    expect(left.rowCount).toBe(0);
    await add(await member(grace));
    const account = await open.services.members.accounts.match(grace.email, grace.password);
    await open.services.members.accounts.remove(account?.memberId ?? '', grace.password);
    expect((await open.database.query('select 1 from member_passkeys')).rowCount).toBe(0);
  });

  describe('are not added', () => {
    const refused = '422 passkey-not-added';
    const send = async (visitor: TestVisitor, credential: object) =>
      outcome(await call(visitor, 'POST', '/passkeys', { credential }));

    it.each([
      ['for a page of another origin', { origin: 'https://evil.example' }],
      ['for another relying party', { rpId: 'evil.example' }],
      ['with another challenge', { challenge: 'YW5vdGhlciBvbmU' }],
      ['by the signature of a sign-in', { type: 'webauthn.get' }],
    ])('%s', async (_, change) => {
      const visitor = await member();
      const made = createAuthenticator(origin).make(await addOptions(visitor), change);
      expect(await send(visitor, made)).toBe(refused);
      expect(await list(visitor)).toEqual([]);
    });

    it('twice, with a challenge twice, too late, or with a challenge of another member', async () => {
      const visitor = await member();
      const options = await addOptions(visitor);
      const authenticator = createAuthenticator(origin);
      expect(await send(visitor, authenticator.make(options))).toBe(200);
      expect(await send(visitor, createAuthenticator(origin).make(options))).toBe(refused);
      const other = await member(grace);
      expect(await send(other, authenticator.make(await addOptions(other)))).toBe(refused);
      const foreign = createAuthenticator(origin).make(await addOptions(visitor));
      expect(await send(other, foreign)).toBe(refused);
      const late = createAuthenticator(origin).make(await addOptions(visitor));
      now += 5 * minute;
      expect(await send(visitor, late)).toBe(refused);
      const signInChallenge = (await signInOptions(visitor)).challenge;
      const mixed = createAuthenticator(origin).make(await addOptions(visitor), {
        challenge: signInChallenge,
      });
      expect(await send(visitor, mixed)).toBe(refused);
      expect([await list(visitor), await list(other)]).toEqual([[expect.anything()], []]);
    });

    it.each([
      ['{}', {}],
      ['no base64url', { id: 'a b', rawId: 'a b', type: 'public-key' }],
    ])('from %s', async (_, credential) => {
      expect(await send(await member(), credential)).toBe('400 invalid-request');
    });
  });

  describe('open no session', () => {
    const wrong = '401 wrong-passkey';

    it.each([
      ['for a page of another origin', { origin: 'https://evil.example' }],
      ['for another relying party', { rpId: 'evil.example' }],
      ['with another challenge', { challenge: 'YW5vdGhlciBvbmU' }],
      ['without the verification of the user', { isVerified: false }],
      ['with a counter that has not grown', { counter: 1 }],
      ['as another user', { userHandle: 'c29tZWJvZHk' }],
      ['without a user', { userHandle: null }],
    ])('%s', async (_, change) => {
      const { authenticator } = await add(await member());
      const visitor = await open.visit();
      const signed = authenticator.sign(await signInOptions(visitor), change);
      expect(await outcome(await signIn(visitor, signed))).toBe(wrong);
      expect(await isSignedIn(visitor)).toBe(false);
    });

    it('with a challenge twice, even after a refusal, nor too late', async () => {
      const { authenticator } = await add(await member());
      const visitor = await open.visit();
      const options = await signInOptions(visitor);
      expect(
        await outcome(await signIn(visitor, authenticator.sign(options, { isVerified: false }))),
      ).toBe(wrong);
      expect(await outcome(await signIn(visitor, authenticator.sign(options)))).toBe(wrong);
      const late = authenticator.sign(await signInOptions(visitor));
      now += 5 * minute;
      expect(await outcome(await signIn(visitor, late))).toBe(wrong);
      const again = await signInOptions(visitor);
      expect(await outcome(await signIn(visitor, authenticator.sign(again)))).toBe(200);
      expect(await outcome(await signIn(visitor, authenticator.sign(again)))).toBe(wrong);
    });

    it('with a signature of another key, or the challenge of an add', async () => {
      const signedIn = await member();
      const { authenticator } = await add(signedIn);
      const visitor = await open.visit();
      const stranger = createAuthenticator(origin);
      const forged = {
        ...authenticator.sign(await signInOptions(visitor)),
        response: {
          ...stranger.sign(await signInOptions(visitor)).response,
          userHandle: (await addOptions(signedIn)).user.id,
        },
      };
      expect(await outcome(await signIn(visitor, forged))).toBe(wrong);
      const { challenge } = await addOptions(signedIn);
      const mixed = authenticator.sign(await signInOptions(visitor), { challenge });
      expect(await outcome(await signIn(visitor, mixed))).toBe(wrong);
    });

    it('and nobody learns whether a credential is known', async () => {
      const { authenticator } = await add(await member());
      const visitor = await open.visit();
      const answers = [];
      for (const one of [authenticator, createAuthenticator(origin)]) {
        const signed = one.sign(await signInOptions(visitor), { userHandle: 'c29tZWJvZHk' });
        const response = await signIn(visitor, signed);
        answers.push([response.status, await response.json()]);
      }
      expect(answers[0]).toEqual(answers[1]);
    });

    it('after 20 that were refused, from one address', async () => {
      const visitor = await open.visit();
      const stranger = createAuthenticator(origin);
      for (let count = 0; count < 20; count += 1) {
        const signed = stranger.sign(await signInOptions(visitor));
        expect(await outcome(await signIn(visitor, signed))).toBe(wrong);
      }
      const signed = stranger.sign(await signInOptions(visitor));
      expect(await outcome(await signIn(visitor, signed))).toBe('429 rate-limited');
    });
  });

  const changes: readonly [string, string, object | undefined][] = [
    ['POST', '/session/passkey/options', undefined],
    ['POST', '/passkeys/options', undefined],
    ['PUT', '/passkeys/one', { name: '' }],
    ['DELETE', '/passkeys/one', undefined],
  ];

  it.each(changes)('%s %s needs the crumb and a page of the shop', async (method, place, json) => {
    const visitor = await member();
    const bare = { method, withoutCrumb: true, ...(json && { json }) };
    expect(await outcome(await visitor.send(`${path}${place}`, bare))).toBe('403 crumb');
    const foreign = { Origin: 'https://blog.example', 'Sec-Fetch-Site': 'cross-site' };
    expect(await outcome(await call(visitor, method, place, json, foreign))).toBe(
      '403 origin-refused',
    );
  });

  it.each([...changes.slice(1), ['GET', '/passkeys', undefined] as const])(
    '%s %s is for members who have signed in',
    async (method, place, json) => {
      expect(await outcome(await call(await open.visit(), method, place, json))).toBe(
        '401 member-only',
      );
    },
  );

  it('are none where the shop has no public host name', async () => {
    for (const publicUrl of ['http://shop.test', 'https://192.0.2.1', null]) {
      const copy = await shop.openCopy({ publicUrl });
      const visitor = await copy.visit();
      expect(await outcome(await call(visitor, 'POST', '/session/passkey/options'))).toBe(
        '404 not-found',
      );
      const signed = createAuthenticator(origin).sign({
        challenge: 'YQ',
        rpId: 'shop.example',
        userVerification: 'required',
      });
      expect(await outcome(await signIn(visitor, signed))).toBe('404 not-found');
    }
  });

  it('leave no challenge that has expired', async () => {
    await signInOptions(await open.visit());
    now += 5 * minute;
    await open.services.purgeExpired();
    expect((await open.database.query('select 1 from passkey_challenges')).rowCount).toBe(0);
  });
});
