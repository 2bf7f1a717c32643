import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/index.js';

/** Signs values that visitors store, so that the server can trust them without a lookup. */
export interface Signer {
  /** Returns `value.signature`. A signature is valid for its purpose only. */
  sign(purpose: string, value: string): string;
  /** Returns the value, or null if the signature is not valid. */
  verify(purpose: string, signed: string): string | null;
}

export function createSigner(secret: string): Signer {
  const key = createSecretKey(secret, 'utf8');

  function sign(purpose: string, value: string) {
    const signature = createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url');
    return `${value}.${signature}`;
  }
  return {
    sign,
    verify(purpose, signed) {
      const value = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
      const expected = Buffer.from(sign(purpose, value));
      const given = Buffer.from(signed);
      return expected.length === given.length && timingSafeEqual(expected, given) ? value : null;
    },
  };
}

/** Reads or creates the secret, stored in the database so that restarts and copies of the server share it. */
export async function readSecret(database: Database): Promise<string> {
  await database.query(
    `insert into settings (name, value) values ('secret', $1) on conflict (name) do nothing`,
    [randomBytes(32).toString('base64url')],
  );
  const { rows } = await database.query<{ value: string }>(
    `select value from settings where name = 'secret'`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The secret could not be stored in the database.');
  return row.value;
}
