import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '../database/index.js';
import { Problem, toCanonicalJson } from '../http/index.js';

const hour = 60 * 60 * 1000;
const keyPattern = /^[\w-]{16,100}$/;

/** A key for one submission within an hour from now; one that has been used stays so. */
export async function issueKey(
  queryable: Queryable,
  given: string | undefined,
  now: number,
): Promise<string> {
  const key = given ?? randomUUID();
  if (!keyPattern.test(key)) throw new Problem('submission-key');
  await queryable.query(
    `insert into form_submission_keys (key, expires_at) values ($1, $2)
     on conflict (key) do update set expires_at = excluded.expires_at
       where form_submission_keys.submission_id is null`,
    [key, new Date(now + hour)],
  );
  return key;
}

/** What a key was given for: equal for equal answers to the same form, whatever their order. */
export function hashRequest(formId: string, values: unknown): string {
  return createHash('sha256')
    .update(toCanonicalJson([formId, values]))
    .digest('base64url');
}

/**
 * The submission that was stored under the key, or null when the key is still good.
 * @throws Problem `submission-key` when it is unknown, has expired, or was used for something else.
 */
export async function findStoredUnder(
  queryable: Queryable,
  key: string,
  requestHash: string,
  now: number,
): Promise<string | null> {
  if (!keyPattern.test(key)) throw new Problem('submission-key');
  const { rows } = await queryable.query<{
    request_hash: string | null;
    submission_id: string | null;
  }>(
    `select request_hash, submission_id from form_submission_keys
     where key = $1 and expires_at > $2`,
    [key, new Date(now)],
  );
  const [row] = rows;
  const isFit = row && (row.request_hash === null || row.request_hash === requestHash);
  if (!isFit) throw new Problem('submission-key');
  return row.submission_id;
}

/** Uses a key up; false when another request was first, for which this one has waited. */
export async function useKey(
  transaction: Queryable,
  key: string,
  requestHash: string,
  submissionId: string,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `update form_submission_keys set request_hash = $2, submission_id = $3
     where key = $1 and submission_id is null`,
    [key, requestHash, submissionId],
  );
  return rowCount > 0;
}
