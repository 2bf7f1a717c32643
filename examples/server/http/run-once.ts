import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../database/index.js';
import { toCanonicalJson } from './canonical-json.js';
import { Problem } from './problem.js';

const day = 24 * 60 * 60 * 1000;

export interface KeyedRequest {
  /** The Idempotency-Key, or another name of the intent. */
  readonly key: unknown;
  /** How long a repeat is recognised, in milliseconds; a day by default. */
  readonly lifetime?: number | undefined;
  /** Who owns the key, so that nobody can read another visitor's result with it. */
  readonly scope: string;
  /** What must be equal for two requests to count as the same. */
  readonly content: unknown;
}

/**
 * Runs a change and stores its result in the same transaction. A repeat of the keyed request gets the stored result
 * and changes nothing. A refused request stores nothing, so its repeat runs again.
 * @throws Problem `idempotency-key-reused` when the key was used for another request.
 */
export function runOnce<Result>(
  database: Database,
  request: KeyedRequest | null,
  now: number,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<{ result: Result; replayed: boolean }> {
  return database.transaction(async (transaction) => {
    if (request === null) return { result: await work(transaction), replayed: false };
    const key = hash([request.scope, request.key]);
    const requestHash = hash(request.content);
    // Blocks until a pending request with the same key ends.
    const claim = await transaction.query(
      `insert into idempotency_keys (key, request_hash, expires_at) values ($1, $2, $3)
       on conflict (key) do update set request_hash = excluded.request_hash, answer = null, expires_at = excluded.expires_at
         where idempotency_keys.expires_at <= $4`,
      [key, requestHash, new Date(now + (request.lifetime ?? day)), new Date(now)],
    );
    if (claim.rowCount === 0) return readResult<Result>(transaction, key, requestHash);
    const result = await work(transaction);
    await transaction.query('update idempotency_keys set answer = $2 where key = $1', [
      key,
      JSON.stringify(result),
    ]);
    return { result, replayed: false };
  });
}

async function readResult<Result>(transaction: Queryable, key: string, requestHash: string) {
  const { rows } = await transaction.query<{ request_hash: string; answer: string }>(
    'select request_hash, answer from idempotency_keys where key = $1',
    [key],
  );
  const [row] = rows;
  if (row?.request_hash !== requestHash) throw new Problem('idempotency-key-reused');
  const result: Result = JSON.parse(row.answer);
  return { result, replayed: true };
}

function hash(content: unknown): string {
  return createHash('sha256').update(toCanonicalJson(content)).digest('base64url');
}
