import { expect, it } from 'vitest';
import { createCaptcha } from '../../shop/server/domains/captcha/index.js';
import { createSigner } from '../../shop/server/ground/http/index.js';
import { describeShop } from './open-shop.js';
import { askForChallenge, challengePath, doWork, solveAltcha, toToken } from './solve-altcha.js';

const altcha = { provider: 'altcha', siteKey: '' } as const;
const refusal = { code: 'captcha', message: 'Complete CAPTCHA before submitting.', status: 400 };

describeShop('ALTCHA', (shop) => {
  /** The calls of a shop, and its captcha check. */
  async function open({ secret = 'secret' } = {}) {
    const { visit, database } = await shop.open({ secret });
    const judge = (of = secret, now = Date.now) =>
      createCaptcha({
        database,
        signer: createSigner(of),
        clock: { now },
      });
    return { database, visitor: await visit(), judge, captcha: judge() };
  }

  it('issues a challenge that is not cached and valid for ten minutes', async () => {
    const { visitor } = await open();
    const before = Date.now();
    const response = await visitor.send(challengePath);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { parameters } = await askForChallenge(visitor);
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: 32 });
    const { expiresAt = 0, data } = parameters;
    expect(expiresAt - Number(data?.['issuedAt'])).toBe(600);
    // Whole seconds: the first may have begun before.
    const issuedAt = expiresAt * 1000 - 600_000;
    expect(issuedAt).toBeGreaterThan(before - 1000);
    expect(issuedAt).toBeLessThan(Date.now() + 1000);
  });

  it('issues another one each time', async () => {
    const { visitor } = await open();
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => (await askForChallenge(visitor)).parameters.nonce),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('accepts a token once', async () => {
    const { visitor, captcha } = await open();
    const token = await solveAltcha(visitor);
    await expect(captcha.require(altcha, token)).resolves.toBeUndefined();
    await expect(captcha.require(altcha, token)).rejects.toMatchObject(refusal);
  });

  it('accepts one of twenty concurrent uses of a token', async () => {
    const { visitor, captcha } = await open();
    const token = await solveAltcha(visitor);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => captcha.require(altcha, token)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('recognises a used token in another encoding', async () => {
    const { visitor, captcha } = await open();
    const token = await solveAltcha(visitor);
    await captcha.require(altcha, token);
    const { challenge, solution } = JSON.parse(atob(token));
    for (const other of [
      toToken({ solution, challenge }),
      toToken({ challenge: { signature: challenge.signature, ...challenge }, solution, more: 1 }),
      toToken({ challenge, solution: { ...solution, counter: solution.counter + 1 } }),
      `${token}\n`,
    ]) {
      await expect(captcha.require(altcha, other)).rejects.toMatchObject(refusal);
    }
  });

  it('accepts it until it expires', async () => {
    const { visitor, judge } = await open();
    const [early, late] = [await solveAltcha(visitor), await solveAltcha(visitor)];
    const end = (token: string) => JSON.parse(atob(token)).challenge.parameters.expiresAt * 1000;
    const at = (now: number) => judge('secret', () => now);
    await expect(at(end(early) - 1).require(altcha, early)).resolves.toBeUndefined();
    await expect(at(end(late)).require(altcha, late)).rejects.toMatchObject(refusal);
  });

  it('refuses a challenge signed by another server', async () => {
    const { visitor, judge } = await open();
    const token = await solveAltcha(visitor);
    await expect(judge('other').require(altcha, token)).rejects.toMatchObject(refusal);
  });

  it('refuses a modified challenge', async () => {
    const { visitor, captcha } = await open();
    const token = await solveAltcha(visitor);
    const { challenge, solution } = JSON.parse(atob(token));
    const changes: [string, unknown][] = [
      ['expiresAt', challenge.parameters.expiresAt + 3600],
      ['cost', 1],
      ['keySignature', '0'.repeat(64)],
      [
        'keyPrefix',
        solution.derivedKey.slice(0, 32).replace(/^./, (c: string) => (c === '0' ? '1' : '0')),
      ],
      ['nonce', '0'.repeat(32)],
      ['salt', '0'.repeat(32)],
      ['data', { issuedAt: 1 }],
      ['algorithm', 'SHA-256'],
    ];
    for (const [name, value] of changes) {
      const parameters = { ...challenge.parameters, [name]: value };
      const forged = toToken({ challenge: { ...challenge, parameters }, solution });
      await expect(captcha.require(altcha, forged), name).rejects.toMatchObject(refusal);
    }
    const unsigned = toToken({ challenge: { parameters: challenge.parameters }, solution });
    await expect(captcha.require(altcha, unsigned)).rejects.toMatchObject(refusal);
    await expect(captcha.require(altcha, token)).resolves.toBeUndefined();
  });

  it('refuses a wrong solution', async () => {
    const { visitor, captcha } = await open();
    const challenge = await askForChallenge(visitor);
    const { keyPrefix } = challenge.parameters;
    for (const solution of [
      null,
      {},
      { counter: 1, derivedKey: '' },
      { counter: 1, derivedKey: keyPrefix },
      { counter: 1, derivedKey: keyPrefix.padEnd(64, '0') },
      { counter: 1, derivedKey: keyPrefix.padEnd(64, '0').toUpperCase() },
      { counter: '1', derivedKey: keyPrefix.padEnd(64, '0') },
    ]) {
      const forged = toToken({ challenge, solution });
      await expect(captcha.require(altcha, forged)).rejects.toMatchObject(refusal);
    }
    // None of them has used the token.
    await expect(captcha.require(altcha, await doWork(challenge))).resolves.toBeUndefined();
  });

  it('refuses a malformed token', async () => {
    const { captcha } = await open();
    for (const token of [
      null,
      undefined,
      '',
      'nonsense',
      btoa('null'),
      btoa('[]'),
      btoa('{"challenge":'),
      '\0',
      'x'.repeat(60_000),
      toToken({ challenge: { parameters: { nonce: '\0' } } }),
      toToken(JSON.parse('{"__proto__":{"challenge":1}}')),
    ]) {
      await expect(captcha.require(altcha, token)).rejects.toMatchObject(refusal);
    }
  });

  it('requires nothing of a form without captcha', async () => {
    const { captcha } = await open();
    await expect(captcha.require(null, null)).resolves.toBeUndefined();
  });

  it('deletes used tokens after their expiry', async () => {
    const { visitor, captcha, database } = await open();
    await captcha.require(altcha, await solveAltcha(visitor));
    const count = async () =>
      (await database.query('select nonce from used_captcha_tokens')).rowCount;
    await shop.restart({ secret: 'secret' });
    expect(await count()).toBe(1);
    await shop.restart({ secret: 'secret', clock: { now: () => Date.now() + 601_000 } });
    expect(await count()).toBe(0);
  });

  it('counts challenges as reads', async () => {
    const { visit } = await shop.open({ rateLimits: { reads: { calls: 2, seconds: 60 } } });
    const visitor = await visit();
    await visitor.send(challengePath);
    expect((await visitor.send(challengePath)).status).toBe(429);
  });
});
