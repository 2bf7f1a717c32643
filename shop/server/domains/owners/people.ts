import { contributorRoles, type ContributorRole } from 'vitrine/core/content';
import type { Database, Queryable, RecordChange } from '../../database/index.js';
import { Problem, createSecret, foldEmail, hashSecret, refuseIf } from '../../http/index.js';
import { interfaceMessage } from '../interface-messages/index.js';
import type { Mailer } from '../mail/index.js';
import type { Passwords } from '../passwords/index.js';
import { shortestPassword } from './owner-password.js';
import { roleOfNumber } from './permissions.js';

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly ContributorRole[];
  readonly isDisabled: boolean;
}

export interface Invitation {
  readonly id: number;
  readonly email: string;
  readonly roles: readonly ContributorRole[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The accounts beside the first owner, and the invitations to them. The caller checks the permission first. */
export interface People {
  list(): Promise<{
    readonly people: readonly Person[];
    readonly invitations: readonly Invitation[];
  }>;
  /** Sends an invitation. @throws Problem `invalid-request` with a message for each field. */
  invite(
    given: { readonly email: string; readonly roles: readonly ContributorRole[] },
    by: number | null,
    record: RecordChange,
  ): Promise<void>;
  /** A new link for another seven days; the earlier one ends. @throws Problem `not-found`. */
  resend(id: number, record: RecordChange): Promise<void>;
  /** @throws Problem `not-found`. */
  withdraw(id: number, record: RecordChange): Promise<void>;
  /** @throws Problem `not-found`, `invalid-request` for the last administrator. */
  setRoles(id: number, roles: readonly ContributorRole[], record: RecordChange): Promise<void>;
  /** Ends the sessions too. @throws Problem `not-found`, `invalid-request` for the last administrator. */
  setDisabled(id: number, isDisabled: boolean, record: RecordChange): Promise<void>;
  /** The address and roles of a link that is valid, or null. */
  findInvitation(token: string): Promise<Invitation | null>;
  /**
   * Makes the account of an invitation, which is used up, and answers its address.
   * @throws Problem `not-found` for a link that is not valid, `invalid-request` with a message for each field.
   */
  accept(
    token: string,
    given: { readonly name: string; readonly password: string },
  ): Promise<string>;
}

/** How long an invitation is valid, in days. */
const invitationDays = 7;
const lifetime = invitationDays * 24 * 60 * 60_000;
const longestEmail = 254;
const longestName = 100;

interface Parts {
  readonly database: Database;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl'>;
  readonly passwords: Passwords;
  /** Whether OWNER_PASSWORD is set: its owner is an administrator who cannot be removed. */
  readonly hasFirstOwner: boolean;
  now(): number;
}

interface InvitationRow {
  id: number | string;
  email: string;
  roles: readonly number[];
  expires_at: Date;
}

const invitationColumns = 'id, email, roles, expires_at';

export function createPeople({ database, mailer, passwords, hasFirstOwner, now }: Parts): People {
  /** Gives an invitation its link and queues the mail. */
  async function send(transaction: Queryable, id: number, email: string, token: string) {
    await mailer.queueMail(transaction, {
      key: `owner-invitation:${id}:${hashSecret(token)}`,
      kind: 'owner-invitation',
      to: email,
      language: 'en',
      data: {
        days: invitationDays,
        url: mailer.toUrl(`/owner/invitation?${new URLSearchParams({ token })}`),
      },
    });
  }

  /** Runs a change of an account, and refuses it if no administrator would be left. */
  function changeAccount(
    id: number,
    record: RecordChange,
    work: (transaction: Queryable) => Promise<void>,
  ): Promise<void> {
    return database.transaction(async (transaction) => {
      // All are locked in one order, so that two administrators cannot remove each other.
      const { rows } = await transaction.query<{ id: number | string }>(
        'select id from owner_accounts order by id for update',
      );
      if (!rows.some((row) => Number(row.id) === id)) throw new Problem('not-found');
      await work(transaction);
      const { rowCount } = await transaction.query(
        `select 1 from owner_accounts join owner_account_roles on account = id
         where disabled_at is null and role = $1`,
        [contributorRoles.admin],
      );
      if (rowCount === 0 && !hasFirstOwner) {
        throw new Problem('invalid-request', {
          message: 'This is the last administrator. Make somebody else one first.',
        });
      }
      await record(transaction, String(id));
    });
  }

  return {
    async list() {
      const accounts = await database.query<{
        id: number | string;
        email: string;
        name: string;
        disabled_at: Date | null;
        roles: readonly number[] | null;
      }>(
        `select id, email, name, disabled_at,
           (select array_agg(role order by role) from owner_account_roles where account = id) as roles
         from owner_accounts order by name, id`,
      );
      const invitations = await database.query<InvitationRow>(
        `select ${invitationColumns} from owner_invitations order by id`,
      );
      return {
        people: accounts.rows.map(({ id, email, name, roles, disabled_at: disabledAt }) => ({
          id: Number(id),
          email,
          name,
          roles: rolesOf(roles ?? []),
          isDisabled: disabledAt !== null,
        })),
        invitations: invitations.rows.map(toInvitation),
      };
    },
    async invite({ email: typed, roles }, by, record) {
      const email = foldEmail(typed);
      const errors = {
        ...(!isEmail(email) && {
          email: interfaceMessage('emailFormat', { email: 'name@example.com' }),
        }),
        ...(roles.length === 0 && { roles: 'Please choose at least one role.' }),
      };
      refuseIf(errors);
      await database.transaction(async (transaction) => {
        const token = createSecret();
        // An expired invitation makes room for a new one.
        const { rows } = await transaction.query<{ id: number | string }>(
          `insert into owner_invitations (token_hash, email, roles, invited_by, created_at, expires_at)
           select $1, $2, $3::smallint[], $4::bigint, $5, $6
           where not exists (select 1 from owner_accounts where email = $2)
           on conflict (email) do update set token_hash = excluded.token_hash, roles = excluded.roles,
             invited_by = excluded.invited_by, created_at = excluded.created_at,
             expires_at = excluded.expires_at
           where owner_invitations.expires_at <= excluded.created_at returning id`,
          [
            hashSecret(token),
            email,
            roles.map((role) => contributorRoles[role]),
            by,
            new Date(now()),
            new Date(now() + lifetime),
          ],
        );
        const [row] = rows;
        if (row === undefined) {
          const message = 'This address has an account or an invitation already; see below.';
          throw new Problem('invalid-request', { errors: { email: message } });
        }
        await send(transaction, Number(row.id), email, token);
        await record(transaction, String(row.id));
      });
    },
    resend: (id, record) =>
      database.transaction(async (transaction) => {
        const token = createSecret();
        const { rows } = await transaction.query<{ email: string }>(
          `update owner_invitations set token_hash = $2, expires_at = $3 where id = $1 returning email`,
          [id, hashSecret(token), new Date(now() + lifetime)],
        );
        const [row] = rows;
        if (row === undefined) throw new Problem('not-found');
        await send(transaction, id, row.email, token);
        await record(transaction, String(id));
      }),
    withdraw: (id, record) =>
      database.transaction(async (transaction) => {
        const { rowCount } = await transaction.query(
          'delete from owner_invitations where id = $1',
          [id],
        );
        if (rowCount === 0) throw new Problem('not-found');
        await record(transaction, String(id));
      }),
    setRoles: (id, roles, record) =>
      changeAccount(id, record, async (transaction) => {
        await transaction.query('delete from owner_account_roles where account = $1', [id]);
        await addRoles(
          transaction,
          id,
          roles.map((role) => contributorRoles[role]),
        );
      }),
    setDisabled: (id, isDisabled, record) =>
      changeAccount(id, record, async (transaction) => {
        await transaction.query('update owner_accounts set disabled_at = $2 where id = $1', [
          id,
          isDisabled ? new Date(now()) : null,
        ]);
        await transaction.query('delete from owner_sessions where account = $1', [id]);
      }),
    async findInvitation(token) {
      const { rows } = await database.query<InvitationRow>(
        `select ${invitationColumns} from owner_invitations where token_hash = $1 and expires_at > $2`,
        [hashSecret(token), new Date(now())],
      );
      return rows[0] ? toInvitation(rows[0]) : null;
    },
    async accept(token, { name: typed, password }) {
      const name = typed.trim();
      const errors = {
        ...((name === '' || name.length > longestName || /\p{Cc}/u.test(name)) && {
          name: `Please type your name, with at most ${longestName} characters.`,
        }),
        ...([...password].length < shortestPassword && {
          password: `Please choose a password of at least ${shortestPassword} characters, such as a sentence.`,
        }),
      };
      refuseIf(errors);
      const passwordHash = await passwords.hash(password);
      return database.transaction(async (transaction) => {
        const { rows } = await transaction.query<InvitationRow>(
          `delete from owner_invitations where token_hash = $1 and expires_at > $2
           returning ${invitationColumns}`,
          [hashSecret(token), new Date(now())],
        );
        const [invitation] = rows;
        if (invitation === undefined) throw new Problem('not-found');
        const made = await transaction.query<{ id: number | string }>(
          `insert into owner_accounts (email, name, password_hash, created_at)
           values ($1, $2, $3, $4) returning id`,
          [invitation.email, name, passwordHash, new Date(now())],
        );
        await addRoles(transaction, Number(made.rows[0]?.id), invitation.roles);
        return invitation.email;
      });
    },
  };
}

async function addRoles(transaction: Queryable, account: number, roles: readonly number[]) {
  await transaction.query(
    'insert into owner_account_roles (account, role) select $1::bigint, unnest($2::smallint[])',
    [account, [...new Set(roles)]],
  );
}

const isEmail = (text: string) =>
  text.length <= longestEmail && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);

const rolesOf = (numbers: readonly number[]) =>
  numbers.map(roleOfNumber).filter((role) => role !== null);

const toInvitation = ({ id, email, roles, expires_at: expiresAt }: InvitationRow): Invitation => ({
  id: Number(id),
  email,
  roles: rolesOf(roles),
  expiresAt: new Date(expiresAt).getTime(),
});
