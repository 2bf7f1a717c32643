import { contributorRoles, type ContributorRole } from 'vitrine/core/content';
import type { Database, Queryable, RecordChange } from '../../ground/database/index.js';
import { Problem, createSecret, foldEmail, hashSecret, refuseIf } from '../../ground/http/index.js';
import { interfaceMessage } from '../interface-messages/index.js';
import type { Mailer } from '../mail/index.js';
import type { Passwords } from '../passwords/index.js';
import { shortestPassword } from './owner-password.js';
import { roleOfNumber } from './permissions.js';

export interface Invitation {
  readonly id: number;
  readonly email: string;
  readonly roles: readonly ContributorRole[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Invitations to an account. The caller checks the permission first. */
export interface Invitations {
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

export interface InvitationContext {
  readonly database: Database;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl'>;
  readonly passwords: Passwords;
  now(): number;
}

interface InvitationRow {
  id: number | string;
  email: string;
  roles: readonly number[];
  expires_at: Date;
}

const invitationColumns = 'id, email, roles, expires_at';

export function createInvitations({
  database,
  mailer,
  passwords,
  now,
}: InvitationContext): Invitations {
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

  return {
    async invite({ email: typed, roles }, by, record) {
      const email = foldEmail(typed);
      refuseIf({
        ...(!isEmail(email) && {
          email: interfaceMessage('emailFormat', { email: 'name@example.com' }),
        }),
        ...(roles.length === 0 && { roles: 'Please choose at least one role.' }),
      });
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
            numbersOf(roles),
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
    async findInvitation(token) {
      const { rows } = await database.query<InvitationRow>(
        `select ${invitationColumns} from owner_invitations where token_hash = $1 and expires_at > $2`,
        [hashSecret(token), new Date(now())],
      );
      return rows[0] ? toInvitation(rows[0]) : null;
    },
    async accept(token, { name: typed, password }) {
      const name = typed.trim();
      refuseIf({
        ...((name === '' || name.length > longestName || /\p{Cc}/u.test(name)) && {
          name: `Please type your name, with at most ${longestName} characters.`,
        }),
        ...([...password].length < shortestPassword && {
          password: `Please choose a password of at least ${shortestPassword} characters, such as a sentence.`,
        }),
      });
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

export async function listInvitations(database: Database): Promise<readonly Invitation[]> {
  const { rows } = await database.query<InvitationRow>(
    `select ${invitationColumns} from owner_invitations order by id`,
  );
  return rows.map(toInvitation);
}

export async function addRoles(transaction: Queryable, account: number, roles: readonly number[]) {
  await transaction.query(
    'insert into owner_account_roles (account, role) select $1::bigint, unnest($2::smallint[])',
    [account, [...new Set(roles)]],
  );
}

const isEmail = (text: string) =>
  text.length <= longestEmail && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(text);

export const numbersOf = (roles: readonly ContributorRole[]) =>
  roles.map((role) => contributorRoles[role]);

export const rolesOf = (numbers: readonly number[]) =>
  numbers.map(roleOfNumber).filter((role) => role !== null);

const toInvitation = ({ id, email, roles, expires_at: expiresAt }: InvitationRow): Invitation => ({
  id: Number(id),
  email,
  roles: rolesOf(roles),
  expiresAt: new Date(expiresAt).getTime(),
});
