import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../database/index.js';
import { toCanonicalJson } from './canonical-json.js';
import { Problem } from './problem.js';

const day = 24 * 60 * 60 * 1000;

export interface KeyedRequest {
  /** The Idempotency-Key, or whatever else names the intent. */
  readonly key: unknown;
  /** Milliseconds for which a repeat is known; a day by default. */
  readonly lifetime?: number | undefined;
  /** Whose key it is: nobody can ask for the answer that another visitor got. */
  readonly scope: string;
  /** All that must be equal for the request to be the same one. */
  readonly content: unknown;
}

/**
 * Makes a change in one transaction with the record of its answer, so that the repeat of a keyed request gets
 * that answer and changes nothing. A request that was refused leaves no record; its repeat is tried anew.
 * @throws Problem `idempotency-key-reused` when the key came with another request before.
 */
export function runOnce<Answer>(
  database: Database,
  request: KeyedRequest | null,
  now: number,
  work: (transaction: Queryable) => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  return database.transaction(async (transaction) => {
    if (request === null) return { answer: await work(transaction), replayed: false };
    const key = hash([request.scope, request.key]);
    const requestHash = hash(request.content);
    // Waits for a request with the same key that is under way.
    const claim = await transaction.query(
      `insert into idempotency_keys (key, request_hash, expires_at) values ($1, $2, $3)
       on conflict (key) do update set request_hash = excluded.request_hash, answer = null, expires_at = excluded.expires_at
         where idempotency_keys.expires_at <= $4`,
      [key, requestHash, new Date(now + (request.lifetime ?? day)), new Date(now)],
    );
    if (claim.rowCount === 0) return readAnswer<Answer>(transaction, key, requestHash);
    const answer = await work(transaction);
    await transaction.query('update idempotency_keys set answer = $2 where key = $1', [
      key,
      JSON.stringify(answer),
    ]);
    return { answer, replayed: false };
  });
}

async function readAnswer<Answer>(transaction: Queryable, key: string, requestHash: string) {
  const { rows } = await transaction.query<{ request_hash: string; answer: string }>(
    'select request_hash, answer from idempotency_keys where key = $1',
    [key],
  );
  const [row] = rows;
  if (row?.request_hash !== requestHash) throw new Problem('idempotency-key-reused');
  const answer: Answer = JSON.parse(row.answer);
  return { answer, replayed: true };
}

function hash(content: unknown): string {
  return createHash('sha256').update(toCanonicalJson(content)).digest('base64url');
}
