import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../../../../../shop/server/domains/passwords/index.js';

const passwords = createPasswords();

describe('a password hash', () => {
  it('is another one each time, and knows its password', async () => {
    const [one, other] = [await passwords.hash('a sentence'), await passwords.hash('a sentence')];
    expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await passwords.verify('a sentence', one)).toBe(true);
    expect(await passwords.verify('a sentencE', one)).toBe(false);
    expect(await passwords.verify('', one)).toBe(false);
  });

  it('knows an accent however a keyboard composes it', async () => {
    expect(await passwords.verify('cafe\u0301', await passwords.hash('caf\u00E9'))).toBe(true);
  });

  it('names what it cost, so that older ones go on', async () => {
    const older = await createPasswords(2 ** 10).hash('a sentence');
    expect(older).toMatch(/^scrypt\$1024\$/);
    expect(await passwords.verify('a sentence', older)).toBe(true);
    expect(await passwords.verify('whatever', older)).toBe(false);
  });

  it.each([null, '', 'plain text', 'scrypt$x$8$1$a$b', 'scrypt$1024$8$1$$'])(
    'nobody has the password of %j',
    async (stored) => {
      expect(await passwords.verify('a sentence', stored)).toBe(false);
    },
  );
});
