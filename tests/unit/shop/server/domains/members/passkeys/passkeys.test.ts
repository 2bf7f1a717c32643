import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createPasskeys } from '../../../../../../../shop/server/domains/members/passkeys/passkeys.js';
import type { WebAuthn } from '../../../../../../../shop/server/domains/members/passkeys/web-authn.js';

const refuse = () => Promise.reject(new Error('Nothing is to be read or sent.'));
const ceremonies: WebAuthn = {
  creationOptions: refuse,
  requestOptions: refuse,
  checkMade: refuse,
  checkSigned: refuse,
};

/** What a shop answers, by its library and its public address. */
async function answersOf(webAuthn: (() => Promise<WebAuthn>) | null, publicUrl: string | null) {
  const passkeys = createPasskeys({
    database: { query: refuse, transaction: refuse, check: refuse, close: refuse },
    callers: { publicOrigin: () => publicUrl, calledOrigin: () => 'http://192.0.2.1' },
    mailer: { queueMail: refuse, toUrl: String },
    shopName: 'Marram',
    webAuthn,
    findAccount: () => Promise.resolve(null),
    now: () => 0,
  });
  const app = new Hono();
  app.get('/', async (c) => {
    const begins = [() => passkeys.signInOptions(c), () => passkeys.addOptions(c, 'member')];
    const problems = await Promise.all(
      begins.map((begin) => begin().catch((error: unknown) => String(error))),
    );
    return c.json({ isOffered: passkeys.isOffered(c), problems });
  });
  return (await app.request('/')).json();
}

const off = Array.from({ length: 2 }, () => 'Problem: There is no such call.');

it('a shop without the library has no passkeys', async () => {
  expect(await answersOf(null, 'https://shop.example')).toEqual({
    isOffered: false,
    problems: off,
  });
});

it('neither has one without a host name of its own', async () => {
  const load = () => Promise.resolve(ceremonies);
  expect(await answersOf(load, null)).toEqual({ isOffered: false, problems: off });
});

it('any other begins ceremonies', async () => {
  const load = () => Promise.resolve(ceremonies);
  expect(await answersOf(load, 'https://shop.example')).toEqual({
    isOffered: true,
    problems: ['Error: Nothing is to be read or sent.', 'Problem: Please sign in.'],
  });
});
