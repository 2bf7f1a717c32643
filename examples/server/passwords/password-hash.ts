import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const scheme = 'scrypt';
const saltBytes = 16;
const hashBytes = 32;

/** A slow hash with its own salt: `scrypt$salt$hash` in base64url. */
export async function hashPassword(text: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(normalize(text), salt, hashBytes);
  return [scheme, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** @throws Error for a hash that `hashPassword` has not made. */
export async function verifyPassword(text: string, stored: string): Promise<boolean> {
  const [name, salt = '', hash = ''] = stored.split('$');
  const known = Buffer.from(hash, 'base64url');
  if (name !== scheme || known.length !== hashBytes) {
    throw new Error('The stored password hash has another form than scrypt$salt$hash.');
  }
  const given = await derive(normalize(text), Buffer.from(salt, 'base64url'), hashBytes);
  return timingSafeEqual(given, known);
}

/** Keyboards compose accents differently. */
const normalize = (text: string) => text.normalize('NFKC');
