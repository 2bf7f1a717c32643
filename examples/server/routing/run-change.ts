import type { Queryable } from '../database/index.js';
import { runOnce, type Call, type Visitor } from '../http/index.js';
import { countCall, type RouteContext } from './context.js';

export interface KeyedChange {
  /** From the header or the hidden field. */
  readonly crumb: string | undefined;
  /** Names the intent; a change without one is made each time. */
  readonly key: unknown;
  /** How long the key is remembered, in milliseconds; a day by default. */
  readonly keyLifetime?: number;
  /** The parsed body; a repeat must send the same. */
  readonly content: unknown;
}

/** Runs a change after the checks that all share: crumb, rate limit, idempotency key; `work` gets the transaction and the time. */
export async function runChange<Result>(
  context: RouteContext,
  c: Call,
  visitor: Visitor,
  change: KeyedChange & {
    work(transaction: Queryable, now: number): Promise<Result>;
  },
): Promise<{ result: Result; replayed: boolean }> {
  if (visitor.usesCookies) context.crumbs.check(c, change.crumb);
  await countCall(context, c, 'changes', visitor);
  const now = context.clock.now();
  const request =
    change.key === undefined
      ? null
      : {
          key: change.key,
          lifetime: change.keyLifetime,
          scope: visitor.crumb ?? c.req.header('Origin') ?? '',
          content: [c.req.method, c.req.path, change.content],
        };
  const outcome = await runOnce(context.database, request, now, (transaction) =>
    change.work(transaction, now),
  );
  if (outcome.replayed) c.header('Idempotency-Replayed', 'true');
  return outcome;
}
