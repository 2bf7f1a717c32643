import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../../../../examples/server/passwords/index.js';

describe('a password hash', () => {
  it('is another one each time, and knows its password', async () => {
    const [one, other] = [await hashPassword('a sentence'), await hashPassword('a sentence')];
    expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword('a sentence', one)).toBe(true);
    expect(await verifyPassword('a sentencE', one)).toBe(false);
    expect(await verifyPassword('', one)).toBe(false);
  });

  it('knows an accent however a keyboard composes it', async () => {
    expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00E9'))).toBe(true);
  });

  it('names what it cost, so that older ones go on', async () => {
    const older =
      'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$aT1V4pImXgUW2LqXQ1sG7e1Qd1b2TXK5p3xN6l1w0rU';
    expect(await verifyPassword('whatever', older)).toBe(false);
  });

  it.each([null, '', 'plain text', 'scrypt$x$8$1$a$b', 'scrypt$1024$8$1$$'])(
    'nobody has the password of %j',
    async (stored) => {
      expect(await verifyPassword('a sentence', stored)).toBe(false);
    },
  );
});
