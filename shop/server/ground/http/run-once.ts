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
  /** The owner of the key, so that nobody can read another visitor's result with it. */
  readonly scope: string;
  /** The content that must be equal for two requests to count as the same. */
  readonly content: unknown;
}

/** A request as the database keeps it. */
export interface RequestClaim {
  readonly key: string;
  readonly requestHash: string;
  readonly expiresAt: Date;
}

export interface OnceWork<Kept, Result> {
  /** Makes the change. The key keeps what it resolves to: ids, so that no request makes the server store much. */
  change(transaction: Queryable): Promise<Kept>;
  /** The response, read in the same transaction: after the change, or for a repeat of it. */
  answer(transaction: Queryable, kept: Kept, isRepeat: boolean): Promise<Result>;
}

export function toClaim(request: KeyedRequest, now: number): RequestClaim {
  return {
    key: hash([request.scope, request.key]),
    requestHash: hash(request.content),
    expiresAt: new Date(now + (request.lifetime ?? day)),
  };
}

/**
 * Runs a change and keeps its ids in the same transaction. A repeat of the keyed request changes nothing and is answered
 * from those ids. A refused request keeps nothing, so its repeat runs again.
 * @throws Problem `idempotency-key-reused` when the key was used for another request.
 */
export function runOnce<Kept, Result>(
  database: Database,
  request: KeyedRequest | null,
  now: number,
  work: OnceWork<Kept, Result>,
): Promise<{ result: Result; replayed: boolean }> {
  return database.transaction(async (transaction) => {
    const claim = request && toClaim(request, now);
    const earlier = claim && (await claimKey<Kept>(transaction, claim, now));
    if (earlier) {
      return { result: await work.answer(transaction, earlier.kept, true), replayed: true };
    }
    const kept = await work.change(transaction);
    if (claim !== null) {
      await transaction.query('update idempotency_keys set answer = $2 where key = $1', [
        claim.key,
        JSON.stringify(kept),
      ]);
    }
    return { result: await work.answer(transaction, kept, false), replayed: false };
  });
}

/** Null if the key is new. Waits until a pending request with the same key ends. */
async function claimKey<Kept>(
  transaction: Queryable,
  { key, requestHash, expiresAt }: RequestClaim,
  now: number,
): Promise<{ kept: Kept } | null> {
  const claim = await transaction.query(
    `insert into idempotency_keys (key, request_hash, expires_at) values ($1, $2, $3)
     on conflict (key) do update set request_hash = excluded.request_hash, answer = null, expires_at = excluded.expires_at
       where idempotency_keys.expires_at <= $4`,
    [key, requestHash, expiresAt, new Date(now)],
  );
  if (claim.rowCount > 0) return null;
  const { rows } = await transaction.query<{ request_hash: string; answer: string }>(
    'select request_hash, answer from idempotency_keys where key = $1',
    [key],
  );
  const [row] = rows;
  if (row?.request_hash !== requestHash) throw new Problem('idempotency-key-reused');
  const kept: Kept = JSON.parse(row.answer);
  return { kept };
}

function hash(content: unknown): string {
  return createHash('sha256').update(toCanonicalJson(content)).digest('base64url');
}
