import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../ground/database/index.js';
import { callerLanguage, Problem, foldEmail } from '../../ground/http/index.js';
import type { Mailer } from '../mail/index.js';
import type { Passwords } from '../passwords/index.js';
import { listOrdersOf, ownsOrder } from './orders-of-member.js';
import { createLink, readLink, takeLink } from './links.js';
import { endOtherSessions } from './sessions.js';
import type { Account, AccountOrder, LinkPurpose, NewAccount } from './types.js';

/** The accounts of members. No answer ever tells whether an address has one. */
export interface Accounts {
  /**
   * Creates an account, which a link in a mail confirms. An address that has one gets a mail that says so, and nothing
   * changes.
   */
  signUp(given: NewAccount): Promise<void>;
  /**
   * With the password of the sign-up, so that a press on a link in a mail gives nobody else an account with this address
   * and its orders. False for a link that is unknown, used or too old. @throws Problem `wrong-password`.
   */
  confirm(code: string, password: string): Promise<boolean>;
  /** Whose account such a link confirms, or null. */
  memberToConfirm(code: string): Promise<string | null>;
  /** The confirmed account of an address and its password, or null. Takes the same time for all. */
  match(email: string, password: string): Promise<Account | null>;
  find(memberId: string): Promise<Account | null>;
  /** Mails a link to choose a new password to the address, if it has an account. */
  askPassword(email: string): Promise<void>;
  /** Whether the link of such a mail still works. */
  canReset(code: string): Promise<boolean>;
  /** Changes the password, and ends all sessions of the member. False like `confirm`. */
  resetPassword(code: string, password: string): Promise<boolean>;
  /** Changes the password, and ends the other sessions. @throws Problem `wrong-password`. */
  changePassword(change: PasswordChange): Promise<void>;
  saveName(memberId: string, name: string): Promise<void>;
  /** @param language BCP 47. */
  saveLanguage(memberId: string, language: string): Promise<void>;
  /** The latest 20 that the member has placed while signed in, or with their confirmed address. */
  ordersOf(memberId: string): Promise<readonly AccountOrder[]>;
  ownsOrder(memberId: string, orderId: string): Promise<boolean>;
  /** Removes the account and its sessions; orders stay, as the law wants. @throws Problem `wrong-password`. */
  remove(memberId: string, password: string): Promise<void>;
}

export interface PasswordChange {
  readonly memberId: string;
  readonly present: string;
  readonly next: string;
  /** The token of the session that goes on. */
  readonly token: string | null;
}

export interface AccountContext {
  readonly database: Database;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl'>;
  readonly passwords: Passwords;
  now(): number;
}

interface AccountRow {
  readonly member_id: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly password_hash: string;
  readonly confirmed_at: Date | null;
}

const pathOf: Readonly<Record<LinkPurpose, string>> = {
  confirm: '/account/confirm',
  reset: '/account/reset',
};

export function createAccounts({ database, mailer, passwords, now }: AccountContext): Accounts {
  async function mailLink(
    transaction: Queryable,
    { member_id: memberId, email, language }: AccountRow,
    purpose: LinkPurpose,
  ): Promise<void> {
    const code = await createLink(transaction, { memberId, purpose }, now());
    await mailer.queueMail(transaction, {
      key: `account-${purpose}:${memberId}:${randomUUID()}`,
      kind: 'account',
      to: email,
      language,
      data: {
        topic: purpose,
        url: mailer.toUrl(`${pathOf[purpose]}?${new URLSearchParams({ code })}`, language),
      },
    });
  }

  async function mailNews(
    transaction: Queryable,
    { member_id: memberId, email, language }: AccountRow,
    topic: 'exists' | 'changed',
  ): Promise<void> {
    await mailer.queueMail(transaction, {
      key: `account-${topic}:${memberId}:${randomUUID()}`,
      kind: 'account',
      to: email,
      language,
      data: { topic, url: mailer.toUrl('/account/forgotten', language) },
    });
  }

  async function setPassword(transaction: Queryable, row: AccountRow, hash: string) {
    await transaction.query('update member_accounts set password_hash = $2 where member_id = $1', [
      row.member_id,
      hash,
    ]);
    await mailNews(transaction, row, 'changed');
  }

  async function requirePassword(memberId: string, password: string): Promise<AccountRow> {
    const row = await findBy(database, 'member_id', memberId);
    const isRight = await passwords.verify(password, row?.password_hash ?? null);
    if (row === null || !isRight) throw new Problem('wrong-password');
    return row;
  }

  return {
    async signUp({ email, password, name }) {
      // Before it is looked for, so that both answers take the same time.
      const hash = await passwords.hash(password);
      const key = foldEmail(email);
      await database.transaction(async (transaction) => {
        const id = randomUUID();
        await transaction.query('insert into members (id, joined_at) values ($1, $2)', [
          id,
          new Date(now()),
        ]);
        const { rowCount } = await transaction.query(
          `insert into member_accounts (member_id, email, email_key, name, password_hash, language, created_at)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (email_key) do nothing`,
          [id, email.trim(), key, name.trim(), hash, callerLanguage(), new Date(now())],
        );
        if (rowCount === 0) await transaction.query('delete from members where id = $1', [id]);
        const row = await findBy(transaction, 'email_key', key);
        if (row === null) throw new Error('The account could not be stored in the database.');
        if (row.confirmed_at !== null) return mailNews(transaction, row, 'exists');
        // The owner of an unconfirmed account may have mistyped the password: the last chosen one counts.
        await transaction.query(
          'update member_accounts set password_hash = $2, name = $3 where member_id = $1',
          [row.member_id, hash, name.trim()],
        );
        return mailLink(transaction, row, 'confirm');
      });
    },
    memberToConfirm: (code) => readLink(database, { code, purpose: 'confirm' }, now()),
    async confirm(code, password) {
      const asked = await readLink(database, { code, purpose: 'confirm' }, now());
      if (asked === null) return false;
      await requirePassword(asked, password);
      return database.transaction(async (transaction) => {
        const memberId = await takeLink(transaction, { code, purpose: 'confirm' }, now());
        if (memberId === null) return false;
        await transaction.query(
          'update member_accounts set confirmed_at = coalesce(confirmed_at, $2) where member_id = $1',
          [memberId, new Date(now())],
        );
        return true;
      });
    },
    async match(email, password) {
      const row = await findBy(database, 'email_key', foldEmail(email));
      const isRight = await passwords.verify(password, row?.password_hash ?? null);
      return row !== null && isRight && row.confirmed_at !== null ? toAccount(row) : null;
    },
    async find(memberId) {
      const row = await findBy(database, 'member_id', memberId);
      return row && toAccount(row);
    },
    askPassword: (email) =>
      database.transaction(async (transaction) => {
        const row = await findBy(transaction, 'email_key', foldEmail(email));
        if (row === null) return;
        await mailLink(transaction, row, row.confirmed_at === null ? 'confirm' : 'reset');
      }),
    canReset: async (code) =>
      (await readLink(database, { code, purpose: 'reset' }, now())) !== null,
    async resetPassword(code, password) {
      const hash = await passwords.hash(password);
      return database.transaction(async (transaction) => {
        const memberId = await takeLink(transaction, { code, purpose: 'reset' }, now());
        const row = memberId && (await findBy(transaction, 'member_id', memberId));
        if (!row) return false;
        await setPassword(transaction, row, hash);
        await endOtherSessions(transaction, row.member_id);
        return true;
      });
    },
    async changePassword({ memberId, present, next, token }) {
      const row = await requirePassword(memberId, present);
      const hash = await passwords.hash(next);
      await database.transaction(async (transaction) => {
        await setPassword(transaction, row, hash);
        await endOtherSessions(transaction, memberId, token);
      });
    },
    async saveName(memberId, name) {
      await database.query('update member_accounts set name = $2 where member_id = $1', [
        memberId,
        name.trim(),
      ]);
    },
    async saveLanguage(memberId, language) {
      await database.query('update member_accounts set language = $2 where member_id = $1', [
        memberId,
        language,
      ]);
    },
    ordersOf: (memberId) => listOrdersOf(database, memberId),
    ownsOrder: (memberId, orderId) => ownsOrder(database, memberId, orderId),
    async remove(memberId, password) {
      await requirePassword(memberId, password);
      await database.query('delete from members where id = $1', [memberId]);
    },
  };
}

async function findBy(
  queryable: Queryable,
  column: 'email_key' | 'member_id',
  value: string,
): Promise<AccountRow | null> {
  const { rows } = await queryable.query<AccountRow>(
    `select member_id, email, name, language, password_hash, confirmed_at
     from member_accounts where ${column} = $1`,
    [value],
  );
  return rows[0] ?? null;
}

function toAccount({ member_id: memberId, email, name, language }: AccountRow): Account {
  return { memberId, email, name, language };
}
