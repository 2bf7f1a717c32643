import { contributorRoles, type ContributorRole } from 'vitrine/core/content';
import type { Queryable, RecordChange } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import {
  addRoles,
  createInvitations,
  listInvitations,
  numbersOf,
  rolesOf,
  type Invitation,
  type InvitationContext,
  type Invitations,
} from './invitations.js';

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly ContributorRole[];
  readonly isDisabled: boolean;
}

/** The accounts beside the first owner, and the invitations to them. The caller checks the permission first. */
export interface People extends Invitations {
  list(): Promise<{
    readonly people: readonly Person[];
    readonly invitations: readonly Invitation[];
  }>;
  /** @throws Problem `not-found`, `invalid-request` for the last administrator. */
  setRoles(id: number, roles: readonly ContributorRole[], record: RecordChange): Promise<void>;
  /** Ends the sessions too. @throws Problem `not-found`, `invalid-request` for the last administrator. */
  setDisabled(id: number, isDisabled: boolean, record: RecordChange): Promise<void>;
}

export interface PeopleContext extends InvitationContext {
  /** Whether OWNER_PASSWORD is set: its owner is an administrator who cannot be removed. */
  readonly hasFirstOwner: boolean;
}

export function createPeople(given: PeopleContext): People {
  const { database, hasFirstOwner, now } = given;

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
    ...createInvitations(given),
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
      return {
        people: accounts.rows.map(({ id, email, name, roles, disabled_at: disabledAt }) => ({
          id: Number(id),
          email,
          name,
          roles: rolesOf(roles ?? []),
          isDisabled: disabledAt !== null,
        })),
        invitations: await listInvitations(database),
      };
    },
    setRoles: (id, roles, record) =>
      changeAccount(id, record, async (transaction) => {
        await transaction.query('delete from owner_account_roles where account = $1', [id]);
        await addRoles(transaction, id, numbersOf(roles));
      }),
    setDisabled: (id, isDisabled, record) =>
      changeAccount(id, record, async (transaction) => {
        await transaction.query('update owner_accounts set disabled_at = $2 where id = $1', [
          id,
          isDisabled ? new Date(now()) : null,
        ]);
        await transaction.query('delete from owner_sessions where account = $1', [id]);
      }),
  };
}
