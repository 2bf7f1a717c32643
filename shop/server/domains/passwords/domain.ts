import { defineDomain, type Ground } from '../../ground/domain.js';
import { createPasswords } from './password-hash.js';

export interface PasswordOptions {
  /**
   * The cost of a new hash of a password: scrypt's N, a power of two; 32,768 by default, a tenth of a second, and
   * 16,384 for `ownerPassword`. Every guess at a stolen database costs the same, so less is for tests.
   */
  readonly passwordCost?: number;
}

export const passwords = defineDomain({
  name: 'passwords',
  open: (_: Ground, { passwordCost }: PasswordOptions) => ({
    passwords: createPasswords(passwordCost),
  }),
});
