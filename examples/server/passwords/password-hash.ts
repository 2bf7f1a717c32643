import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** What a new hash costs: 32 MB and about a tenth of a second. A stored hash names its own. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 1 };
const keyLength = 32;
const form = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** A slow hash with a salt of its own, as `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, toText(salt), toText(hash)].join('$');
}

/** Whether it is the password of a stored hash. Null, for an account that does not exist, takes as long and is false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = form.exec(stored ?? '') ?? [];
  if (stored === null || N === undefined) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const expected = Buffer.from(hash, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), parameters);
  return given.length === expected.length && timingSafeEqual(given, expected);
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
