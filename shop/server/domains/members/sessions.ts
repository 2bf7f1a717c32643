import { createSecret, hashSecret } from '../../ground/http/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { sessionLifetimes } from './types.js';

/** Opens a session, and answers the token of its cookie, which is stored nowhere. */
export async function openSession(
  transaction: Queryable,
  { memberId, rememberMe }: { readonly memberId: string; readonly rememberMe: boolean },
  now: number,
): Promise<string> {
  const token = createSecret();
  const lifetime = sessionLifetimes[rememberMe ? 'remembered' : 'usual'];
  await transaction.query(
    `insert into member_sessions (token_hash, member_id, created_at, expires_at) values ($1, $2, $3, $4)`,
    [hashSecret(token), memberId, new Date(now), new Date(now + lifetime)],
  );
  return token;
}

/** The member of a session that has not ended, or null. */
export async function findSession(
  queryable: Queryable,
  token: string,
  now: number,
): Promise<{ readonly memberId: string; readonly joinedAt: number } | null> {
  const { rows } = await queryable.query<{ id: string; joined_at: Date }>(
    `select m.id, m.joined_at from member_sessions s join members m on m.id = s.member_id
     where s.token_hash = $1 and s.expires_at > $2`,
    [hashSecret(token), new Date(now)],
  );
  const [row] = rows;
  return row ? { memberId: row.id, joinedAt: new Date(row.joined_at).getTime() } : null;
}

export async function endSession(queryable: Queryable, token: string): Promise<void> {
  await queryable.query('delete from member_sessions where token_hash = $1', [hashSecret(token)]);
}

/** Ends all sessions of a member but the one of a token. */
export async function endOtherSessions(
  transaction: Queryable,
  memberId: string,
  token: string | null = null,
): Promise<void> {
  await transaction.query('delete from member_sessions where member_id = $1 and token_hash <> $2', [
    memberId,
    token === null ? '' : hashSecret(token),
  ]);
}
