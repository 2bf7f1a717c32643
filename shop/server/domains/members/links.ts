import { createSecret, hashSecret } from '../../ground/http/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { linkLifetimes, type LinkPurpose } from './types.js';

/** The code of a link in a mail that works once. A newer link ends the older ones of its purpose. */
export async function createLink(
  transaction: Queryable,
  { memberId, purpose }: { readonly memberId: string; readonly purpose: LinkPurpose },
  now: number,
): Promise<string> {
  const code = createSecret();
  await transaction.query('delete from member_links where member_id = $1 and purpose = $2', [
    memberId,
    purpose,
  ]);
  await transaction.query(
    'insert into member_links (code_hash, member_id, purpose, expires_at) values ($1, $2, $3, $4)',
    [hashSecret(code), memberId, purpose, new Date(now + linkLifetimes[purpose])],
  );
  return code;
}

/** Whose link it is, without using it up; null for one that is unknown, used or too old. */
export async function readLink(
  queryable: Queryable,
  { code, purpose }: { readonly code: string; readonly purpose: LinkPurpose },
  now: number,
): Promise<string | null> {
  const { rows } = await queryable.query<{ member_id: string }>(
    'select member_id from member_links where code_hash = $1 and purpose = $2 and expires_at > $3',
    [hashSecret(code), purpose, new Date(now)],
  );
  return rows[0]?.member_id ?? null;
}

/** Uses a link up; null like `readLink`. */
export async function takeLink(
  transaction: Queryable,
  { code, purpose }: { readonly code: string; readonly purpose: LinkPurpose },
  now: number,
): Promise<string | null> {
  const { rows } = await transaction.query<{ member_id: string }>(
    `delete from member_links where code_hash = $1 and purpose = $2 and expires_at > $3
     returning member_id`,
    [hashSecret(code), purpose, new Date(now)],
  );
  return rows[0]?.member_id ?? null;
}
