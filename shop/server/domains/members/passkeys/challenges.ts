import type { Queryable } from '../../../ground/database/index.js';
import { createSecret, hashSecret } from '../../../ground/http/index.js';

/** Milliseconds. */
const challengeLifetime = 5 * 60_000;

export interface ChallengeUse {
  readonly purpose: 'add' | 'sign-in';
  /** Null for a sign-in, which does not know yet whose it is. */
  readonly memberId: string | null;
}

/** A challenge for a browser to sign, base64url, which works once. */
export async function createChallenge(
  queryable: Queryable,
  { purpose, memberId }: ChallengeUse,
  now: number,
): Promise<string> {
  const challenge = createSecret();
  await queryable.query(
    'insert into passkey_challenges (challenge_hash, purpose, member_id, expires_at) values ($1, $2, $3, $4)',
    [hashSecret(challenge), purpose, memberId, new Date(now + challengeLifetime)],
  );
  return challenge;
}

/** Uses a challenge up; false for one that is unknown, used, too old, or for something else. */
export async function takeChallenge(
  queryable: Queryable,
  challenge: string,
  { purpose, memberId }: ChallengeUse,
  now: number,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `delete from passkey_challenges where challenge_hash = $1 and purpose = $2
     and member_id is not distinct from $3 and expires_at > $4`,
    [hashSecret(challenge), purpose, memberId, new Date(now)],
  );
  return rowCount > 0;
}

/** The challenge that a browser has signed; '' for what is no client data. */
export function challengeIn(clientData: string): string {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const isRead = typeof read === 'object' && read !== null && 'challenge' in read;
    return isRead && typeof read.challenge === 'string' ? read.challenge : '';
  } catch {
    return '';
  }
}
