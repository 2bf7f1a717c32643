import type { Queryable } from '../../ground/database/index.js';
import { createSecret, hashSecret } from '../../ground/http/index.js';
import { roleOfNumber } from './permissions.js';
import type { OwnerSession } from './types.js';

/** How long a session lasts at most, and how long without a request. In milliseconds. */
export const sessionLifetime = 12 * 60 * 60_000;
const idleLimit = 2 * 60 * 60_000;
/** How exact the time of the last request is, so that not every request writes. */
const seenEvery = 60_000;
const shownAtMost = 100;

interface Row {
  id: number | string;
  device: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  account: number | string | null;
  email: string | null;
  name: string | null;
  roles: readonly number[] | null;
}

const columns = `id, device, created_at, seen_at, expires_at, account,
  (select email from owner_accounts a where a.id = account) as email,
  (select name from owner_accounts a where a.id = account) as name,
  (select array_agg(role order by role) from owner_account_roles r
   where r.account = owner_sessions.account) as roles`;
/** A session of the first owner ends with the password, and that of an account when it is disabled. */
const isLive = `expires_at > $2 and seen_at > $3 and case when account is null then credential = $1
  else account in (select id from owner_accounts where disabled_at is null) end`;
/** The credential of an account's sessions: their end is the account's. */
const accountCredential = 'account';

const liveValues = (credential: string, now: number) => [
  credential,
  new Date(now),
  new Date(now - idleLimit),
];

interface NewSession {
  /** Of the first owner's password. */
  readonly credential: string;
  /** Null for the first owner. */
  readonly account: number | null;
  readonly device: string;
}

/** Opens a session and answers the token of its cookie, which is stored nowhere. Removes ended ones. */
export async function openSession(
  transaction: Queryable,
  { credential, account, device }: NewSession,
  now: number,
): Promise<{ session: OwnerSession; token: string }> {
  await transaction.query(`delete from owner_sessions where not (${isLive})`, [
    ...liveValues(credential, now),
  ]);
  const token = createSecret();
  const { rows } = await transaction.query<Row>(
    `insert into owner_sessions (token_hash, credential, device, created_at, seen_at, expires_at, account)
     values ($1, $2, $3, $4, $4, $5, $6) returning ${columns}`,
    [
      hashSecret(token),
      account === null ? credential : accountCredential,
      device,
      new Date(now),
      new Date(now + sessionLifetime),
      account,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The session could not be stored in the database.');
  return { session: toSession(row), token };
}

/** The session of a token, if it was opened with this credential and has not ended. */
export async function findSession(
  queryable: Queryable,
  { credential, token }: { readonly credential: string; readonly token: string },
  now: number,
): Promise<OwnerSession | null> {
  const { rows } = await queryable.query<Row>(
    `select ${columns} from owner_sessions where ${isLive} and token_hash = $4`,
    [...liveValues(credential, now), hashSecret(token)],
  );
  const session = rows[0] ? toSession(rows[0]) : null;
  if (session !== null && session.seenAt <= now - seenEvery) {
    await queryable.query('update owner_sessions set seen_at = $2 where id = $1', [
      session.id,
      new Date(now),
    ]);
  }
  return session;
}

/** The sessions of an account that have not ended, the latest first; at most a hundred. */
export async function listSessions(
  queryable: Queryable,
  { credential, account }: Omit<NewSession, 'device'>,
  now: number,
): Promise<readonly OwnerSession[]> {
  const { rows } = await queryable.query<Row>(
    `select ${columns} from owner_sessions where ${isLive} and account is not distinct from $4::bigint
     order by id desc limit ${shownAtMost}`,
    [...liveValues(credential, now), account],
  );
  return rows.map(toSession);
}

/** False if the account has no such session any more. */
export async function endSession(
  transaction: Queryable,
  { id, account }: { readonly id: number; readonly account: number | null },
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'delete from owner_sessions where id = $1 and account is not distinct from $2::bigint',
    [id, account],
  );
  return rowCount > 0;
}

/** Ends all sessions of an account but `kept`; those of the first owner also if another password opened them. */
export async function endAllSessions(
  transaction: Queryable,
  account: number | null,
  kept: number | null = null,
): Promise<void> {
  await transaction.query(
    `delete from owner_sessions where account is not distinct from $1::bigint
     and id is distinct from $2::bigint`,
    [account, kept],
  );
}

function toSession(row: Row): OwnerSession {
  return {
    id: Number(row.id),
    device: row.device,
    createdAt: new Date(row.created_at).getTime(),
    seenAt: new Date(row.seen_at).getTime(),
    expiresAt: new Date(row.expires_at).getTime(),
    account:
      row.account === null
        ? null
        : { id: Number(row.account), email: row.email ?? '', name: row.name ?? '' },
    roles:
      row.account === null
        ? ['admin']
        : (row.roles ?? []).map(roleOfNumber).filter((role) => role !== null),
  };
}
