import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Scrypt's N of a new hash: 32 MB and about a tenth of a second. A stored hash names its own. */
const usualCost = 2 ** 15;
const keyLength = 32;
const form = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

export interface Passwords {
  /** A slow hash with a salt of its own, as `scrypt$N$r$p$salt$hash`. */
  hash(password: string): Promise<string>;
  /** Whether it is the password of a stored hash. Null, for an account that does not exist, takes as long and is false. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/** @param N the cost of a new hash, a power of two. */
export function createPasswords(N: number = usualCost): Passwords {
  const cost: Cost = { N, r: 8, p: 1 };
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const hash = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, toText(salt), toText(hash)].join('$');
    },
    async verify(password, stored) {
      const [, ofN, r, p, salt = '', hash = ''] = form.exec(stored ?? '') ?? [];
      if (stored === null || ofN === undefined) {
        await derive(password, randomBytes(16), cost);
        return false;
      }
      const expected = Buffer.from(hash, 'base64url');
      const parameters = { N: Number(ofN), r: Number(r), p: Number(p) };
      const given = await derive(password, Buffer.from(salt, 'base64url'), parameters);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

const toText = (bytes: Buffer) => bytes.toString('base64url');

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Keyboards compose accents differently.
    scrypt(
      password.normalize('NFKC'),
      salt,
      keyLength,
      { N, r, p, maxmem: 256 * N * r },
      (error, key) => (error ? reject(error) : resolve(key)),
    );
  });
}
