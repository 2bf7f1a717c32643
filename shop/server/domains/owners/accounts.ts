import type { Queryable } from '../../ground/database/index.js';
import { foldEmail } from '../../ground/http/index.js';
import type { Passwords } from '../passwords/index.js';

export interface CheckedAccount {
  /** Minus one where there is none, so that the rest of a sign-in does the same work. */
  readonly account: number;
  readonly isRight: boolean;
}

export interface AccountStore {
  /** Compares a password with that of the account; an unknown address takes as long. */
  check(
    queryable: Queryable,
    given: { readonly email: string; readonly password: string },
  ): Promise<CheckedAccount>;
  setPassword(
    transaction: Queryable,
    given: { readonly account: number; readonly hash: string },
  ): Promise<void>;
}

/** Nothing that a request can bring contains NUL, which PostgreSQL does not store. */
const isText = (text: string) => !text.includes('\0');

export function createAccountStore(passwords: Passwords): AccountStore {
  return {
    async check(queryable, { email, password }) {
      const folded = foldEmail(email);
      const { rows } = await queryable.query<{ id: number | string; password_hash: string }>(
        'select id, password_hash from owner_accounts where email = $1 and disabled_at is null',
        [isText(folded) ? folded : ''],
      );
      const [row] = rows;
      const isRight = await passwords.verify(password, row?.password_hash ?? null);
      return { account: row ? Number(row.id) : -1, isRight };
    },
    async setPassword(transaction, { account, hash }) {
      await transaction.query('update owner_accounts set password_hash = $2 where id = $1', [
        account,
        hash,
      ]);
    },
  };
}
