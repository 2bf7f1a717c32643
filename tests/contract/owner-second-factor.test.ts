import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { describeShop } from './open-shop.js';
import { locationOf, minute, password, useOwner } from './owner-visits.js';
import type { TestVisitor } from './visitor.js';

describeShop('Owners with a second factor', (shop) => {
  const owner = useOwner(shop);
  const { signIn, signedIn, act, readActions } = owner;

  /** The app on the owner's phone. */
  function codeAt(secret: string, time: number): string {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });
  }

  async function turnOn(): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
    await signIn();
    await act((c, owners) => owners.secondFactor.start(c, password));
    const pending = await act((c, owners) => owners.secondFactor.pending(c, 'Marram & Co'));
    expect(pending?.address).toMatch(/^otpauth:\/\/totp\/Marram%20%26%20Co:owner\?/);
    const secret = pending?.secret ?? '';
    const code = codeAt(secret, owner.now);
    return {
      secret,
      recoveryCodes: await act((c, owners) => owners.secondFactor.confirm(c, code)),
    };
  }

  it('need a code as well after they turned the second factor on, and each code once', async () => {
    const { secret } = await turnOn();
    const refused = '/owner/sign-in?problem=wrong-sign-in';
    expect(locationOf(await signIn())).toBe(refused);
    // The code that turned it on has been used.
    expect(locationOf(await signIn({ code: codeAt(secret, owner.now) }))).toBe(refused);
    owner.now += minute;
    const code = codeAt(secret, owner.now);
    expect(locationOf(await signIn({ password: 'wrong', code }))).toBe(refused);
    expect(locationOf(await signIn({ code: `${code.slice(0, 3)} ${code.slice(3)}` }))).toBe(
      '/owner',
    );
    expect(locationOf(await signIn({ code }))).toBe(refused);
    // A clock that is 30 s behind or ahead is accepted, one that is a minute off is not.
    owner.now += 5 * minute;
    expect(locationOf(await signIn({ code: codeAt(secret, owner.now - minute) }))).toBe(refused);
    expect(locationOf(await signIn({ code: codeAt(secret, owner.now - minute / 2) }))).toBe(
      '/owner',
    );
    expect(locationOf(await signIn({ code: codeAt(secret, owner.now + minute / 2) }))).toBe(
      '/owner',
    );
    // Older than the last one.
    expect(locationOf(await signIn({ code: codeAt(secret, owner.now) }))).toBe(refused);
  });

  it('use a code once, also when two browsers send it at once', async () => {
    const { secret } = await turnOn();
    owner.now += minute;
    const code = codeAt(secret, owner.now);
    const browsers = [await owner.open.visit(), await owner.open.visit(), await owner.open.visit()];
    const places = await Promise.all(browsers.map((browser) => signIn({ code }, browser)));
    expect(places.map(locationOf).sort()).toEqual([
      '/owner',
      ...Array.from({ length: 2 }, () => '/owner/sign-in?problem=wrong-sign-in'),
    ]);
  });

  it('get in with each recovery code once', async () => {
    const { recoveryCodes } = await turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [recoveryCode = ''] = recoveryCodes;
    const typed = recoveryCode.toLowerCase().replaceAll('-', ' ');
    expect(locationOf(await signIn({ recoveryCode: typed }))).toBe('/owner');
    expect(locationOf(await signIn({ recoveryCode }))).toContain('wrong-sign-in');
    expect(await act((c, owners) => owners.secondFactor.state(c))).toMatchObject({
      isOn: true,
      recoveryCodes: 9,
    });
    expect((await readActions()).map(([action]) => action)).toEqual([
      'signed-in',
      'second-factor-on',
      'recovery-code-used',
      'signed-in',
      'sign-in-refused',
    ]);
  });

  it('turn the second factor off with a code alone', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const turnOff = (code: string, recoveryCode = '') =>
      act((c, owners) => owners.secondFactor.turnOff(c, { code, recoveryCode }));
    await expect(turnOff('')).rejects.toMatchObject({ code: 'wrong-code' });
    owner.now += minute;
    await turnOff(codeAt(secret, owner.now));
    expect(await act((c, owners) => owners.secondFactor.state(c))).toEqual({ isOn: false });
    expect(locationOf(await signIn())).toBe('/owner');
    expect(locationOf(await signIn({ recoveryCode: recoveryCodes[0] ?? '' }))).toBe('/owner');
    const { rows } = await owner.open.database.query('select * from owner_recovery_codes');
    expect(rows).toEqual([]);
  });

  it('begin a second factor with the password, in one browser, within a quarter of an hour', async () => {
    await signIn();
    const start = (given: string) => act((c, owners) => owners.secondFactor.start(c, given));
    const pending = (of: TestVisitor = owner.visitor) =>
      act((c, owners) => owners.secondFactor.pending(c, 'Shop'), { of });
    await expect(start('wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    expect(await pending()).toBeNull();
    await start(password);
    expect(await pending(await signedIn())).toBeNull();
    const secret = (await pending())?.secret ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    // Not on before a code proved the app.
    expect(locationOf(await signIn({}, await owner.open.visit()))).toBe('/owner');
    owner.now += 15 * minute;
    expect(await pending()).toBeNull();
    const late = act((c, owners) => owners.secondFactor.confirm(c, codeAt(secret, owner.now)));
    await expect(late).rejects.toMatchObject({ code: 'wrong-code' });
  });

  it('cannot begin another second factor while one is on', async () => {
    await turnOn();
    const again = act((c, owners) => owners.secondFactor.start(c, password));
    await expect(again).rejects.toMatchObject({ code: 'invalid-request' });
  });

  it('may mistype five codes in a quarter of an hour', async () => {
    const { secret } = await turnOn();
    const turnOff = (code: string) =>
      act((c, owners) => owners.secondFactor.turnOff(c, { code, recoveryCode: '' }));
    for (let times = 0; times < 4; times += 1) {
      await expect(turnOff('000000')).rejects.toMatchObject({ code: 'wrong-code' });
    }
    owner.now += minute;
    await expect(turnOff(codeAt(secret, owner.now))).rejects.toMatchObject({
      code: 'rate-limited',
    });
  });

  it('are guessed by code five times in a quarter of an hour, in however many browsers they were', async () => {
    const browsers = [await signedIn(), await signedIn(), await signedIn()];
    const { secret } = await turnOn();
    owner.now += minute;
    const places: (string | null)[] = [];
    for (const browser of browsers) {
      for (const code of ['000000', '000001']) {
        places.push(locationOf(await signIn({ code }, browser)));
      }
      // The session of before has the same guesses, not its own.
      const turnOff = act(
        (c, owners) => owners.secondFactor.turnOff(c, { code: '', recoveryCode: 'x' }),
        { of: browser },
      );
      await expect(turnOff).rejects.toMatchObject({
        code: places.length < 4 ? 'wrong-code' : 'rate-limited',
      });
    }
    expect(places.map((place) => place?.split('problem=')[1])).toEqual([
      // The code that turned it on counts too.
      'wrong-sign-in',
      'wrong-sign-in',
      'wrong-sign-in',
      'rate-limited',
      'rate-limited',
      'rate-limited',
    ]);
    expect(locationOf(await signIn({ code: codeAt(secret, owner.now) }, browsers[0]))).toContain(
      'rate-limited',
    );
  });

  it('get in with a code in their own browser while somebody who knows the password guesses', async () => {
    const { secret } = await turnOn();
    owner.now += minute;
    const places: (string | null)[] = [];
    for (let times = 0; times < 12; times += 1) {
      const stranger = await owner.open.visit();
      places.push(locationOf(await signIn({ code: `00000${times % 10}` }, stranger)));
    }
    expect(places.filter((place) => place?.includes('wrong-sign-in'))).toHaveLength(10);
    expect(locationOf(await signIn({ code: codeAt(secret, owner.now) }))).toBe('/owner');
  });

  it('leave no password, token, secret or recovery code in the database', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const stored: string[] = [];
    for (const table of ['owner_sessions', 'owner_second_factor', 'owner_recovery_codes']) {
      const { rows } = await owner.open.database.query(`select * from ${table}`);
      expect(rows).not.toEqual([]);
      stored.push(JSON.stringify(rows));
    }
    const token = owner.visitor.cookies.get('OWNER')?.split('.')[0] ?? '';
    for (const hidden of [password, token, secret, ...recoveryCodes]) {
      expect(hidden).not.toBe('');
      expect(stored.join()).not.toContain(hidden);
    }
  });
});
