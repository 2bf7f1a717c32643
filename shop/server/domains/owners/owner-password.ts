import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/**
 * With at most 10 guesses in 5 minutes (`signIns` of the account), strangers try a million passwords in a year. Twelve
 * random letters and digits have 3 × 10^21.
 */
export const shortestPassword = 12;

/** The server does not start with a password that can be guessed. */
class OwnerPasswordError extends Error {
  override readonly name = 'OwnerPasswordError';
  readonly code = 'owner-password-too-short';

  constructor(length: number) {
    super(
      `The owner's password (OWNER_PASSWORD) has ${length} characters, and at least ${shortestPassword} are needed. ` +
        'Choose a longer one, such as a sentence, or leave it out: npm start then makes one and prints it.',
    );
  }
}

/** The password, or null for none. @throws OwnerPasswordError for a short one. */
export function readOwnerPassword(given: string | null | undefined): string | null {
  if (given === null || given === undefined || given === '') return null;
  const length = [...given].length;
  if (length < shortestPassword) throw new OwnerPasswordError(length);
  return given;
}

/** Knows the password by its slow hash alone: a copy of the database, where sessions carry it, is no quick way to guess. */
export interface Credential {
  /** The same for the same password and secret; null if nobody can sign in. */
  readonly id: string | null;
  matches(given: string): Promise<boolean>;
}

/** @param N scrypt's cost, a power of two. */
export async function createCredential(
  password: string | null,
  secret: string,
  N = 2 ** 14,
): Promise<Credential> {
  // Keyboards compose accents differently.
  const hash = (text: string) =>
    derive(text.normalize('NFKC'), `vitrine owner password ${secret}`, 32, {
      N,
      maxmem: 256 * 8 * N,
    });
  const known = password === null ? null : await hash(password);
  return {
    id: known?.toString('base64url') ?? null,
    matches: async (given) => known !== null && timingSafeEqual(await hash(given), known),
  };
}
