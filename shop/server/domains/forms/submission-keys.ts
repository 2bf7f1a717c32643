import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '../../ground/database/index.js';
import { Problem, toCanonicalJson } from '../../ground/http/index.js';

const hour = 60 * 60 * 1000;
const keyPattern = /^[\w-]{16,100}$/;

/** Issues a key for one submission within an hour. A used key stays used. */
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

/** A hash of a form's answers that does not depend on their order. */
export function hashRequest(formId: string, values: unknown): string {
  return createHash('sha256')
    .update(toCanonicalJson([formId, values]))
    .digest('base64url');
}

/**
 * The submission stored with the key, or null if the key is unused.
 * @throws Problem `submission-key` if the key is unknown, has expired, or was used for other answers.
 */
export async function findSubmissionOfKey(
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
  const isSame = row && (row.request_hash === null || row.request_hash === requestHash);
  if (!isSame) throw new Problem('submission-key');
  return row.submission_id;
}

/** Marks a key as used; false if a concurrent request used it first. */
export async function consumeKey(
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
