import type { Counting } from '../carts/index.js';
import type { Queryable } from '../database/index.js';
import { runOnce, type Call, type Visitor } from '../http/index.js';
import { countCall, countingOf, type Parts } from './context.js';

export interface KeyedChange {
  /** What came in the header or in the hidden field. */
  readonly crumb: string | undefined;
  /** Names the intent; a change without one is made each time. */
  readonly key: unknown;
  /** Milliseconds for which the key counts; a day by default. */
  readonly keyLifetime?: number;
  /** The body as it was understood; a repeat must bring the same. */
  readonly content: unknown;
}

/** The way of every change: crumb, rate limit, idempotency key, transaction. */
export async function runChange<Answer>(
  parts: Parts,
  c: Call,
  visitor: Visitor,
  change: KeyedChange,
  work: (transaction: Queryable, counting: Counting) => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  if (visitor.usesCookies) parts.crumbs.check(c, change.crumb);
  await countCall(parts, c, 'changes', visitor);
  const counting = countingOf(parts);
  const request =
    change.key === undefined
      ? null
      : {
          key: change.key,
          lifetime: change.keyLifetime,
          scope: visitor.crumb ?? c.req.header('Origin') ?? '',
          content: [c.req.method, c.req.path, change.content],
        };
  const outcome = await runOnce(parts.database, request, counting.now, (transaction) =>
    work(transaction, counting),
  );
  if (outcome.replayed) c.header('Idempotency-Replayed', 'true');
  return outcome;
}
