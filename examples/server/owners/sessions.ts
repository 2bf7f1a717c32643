import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../database/index.js';
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
}

const columns = 'id, device, created_at, seen_at, expires_at';
const isLive = 'credential = $1 and expires_at > $2 and seen_at > $3';

const liveValues = (credential: string, now: number) => [
  credential,
  new Date(now),
  new Date(now - idleLimit),
];

/** Opens a session and answers the token of its cookie, which is stored nowhere. Removes ended ones. */
export async function openSession(
  transaction: Queryable,
  { credential, device }: { readonly credential: string; readonly device: string },
  now: number,
): Promise<{ session: OwnerSession; token: string }> {
  await transaction.query(`delete from owner_sessions where not (${isLive})`, [
    ...liveValues(credential, now),
  ]);
  const token = randomBytes(32).toString('base64url');
  const { rows } = await transaction.query<Row>(
    `insert into owner_sessions (token_hash, credential, device, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $4, $5) returning ${columns}`,
    [hash(token), credential, device, new Date(now), new Date(now + sessionLifetime)],
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
    [...liveValues(credential, now), hash(token)],
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

/** The sessions that have not ended, the latest first; at most a hundred. */
export async function listSessions(
  queryable: Queryable,
  credential: string,
  now: number,
): Promise<readonly OwnerSession[]> {
  const { rows } = await queryable.query<Row>(
    `select ${columns} from owner_sessions where ${isLive} order by id desc limit ${shownAtMost}`,
    liveValues(credential, now),
  );
  return rows.map(toSession);
}

/** False if it has ended already. */
export async function endSession(transaction: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await transaction.query('delete from owner_sessions where id = $1', [id]);
  return rowCount > 0;
}

/** Ends all sessions, also those of other passwords; answers how many there were. */
export async function endAllSessions(transaction: Queryable): Promise<number> {
  return (await transaction.query('delete from owner_sessions')).rowCount;
}

/** The token has 256 random bits, so that a fast hash is enough. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function toSession(row: Row): OwnerSession {
  return {
    id: Number(row.id),
    device: row.device,
    createdAt: new Date(row.created_at).getTime(),
    seenAt: new Date(row.seen_at).getTime(),
    expiresAt: new Date(row.expires_at).getTime(),
  };
}
