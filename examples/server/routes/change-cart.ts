import { lockCart, startCart, type CartJson } from '../carts/index.js';
import type { Queryable } from '../database/index.js';
import { Problem, runOnce, type Call, type Visitor } from '../http/index.js';
import { countCall, type Parts } from './parts.js';

export interface CartChange<Answer extends { cart: CartJson }> {
  /** What came in the header or in the hidden field. */
  readonly crumb: string | undefined;
  /** Names the intent; a change without one is made each time. */
  readonly key: unknown;
  /** Milliseconds for which the key counts; a day by default. */
  readonly keyLifetime?: number;
  /** The body as it was understood; a repeat must bring the same. */
  readonly content: unknown;
  /**
   * What to do without a cart: `refuse`, `start` one but tell when it is gone, or `replace` one that is gone too,
   * for a page without script, which could not try again by itself.
   */
  readonly missingCart: 'refuse' | 'start' | 'replace';
  run(transaction: Queryable, cartId: string, now: number): Promise<Answer>;
}

/** The way of every change to a cart: crumb, rate limit, idempotency key, transaction, cookies. */
export async function changeCart<Answer extends { cart: CartJson }>(
  parts: Parts,
  c: Call,
  change: CartChange<Answer>,
): Promise<Answer> {
  const { visitors, crumbs, database, clock } = parts;
  const visitor = visitors.identify(c);
  if (visitor.usesCookies) crumbs.check(c, change.crumb);
  await countCall(parts, c, 'changes', visitor);
  const now = clock.now();
  const request =
    change.key === undefined
      ? null
      : {
          key: change.key,
          lifetime: change.keyLifetime,
          scope: visitor.crumb ?? c.req.header('Origin') ?? '',
          content: [c.req.method, c.req.path, change.content],
        };
  const { answer, replayed } = await runOnce(database, request, now, async (transaction) =>
    change.run(transaction, await takeCart(transaction, visitor, change.missingCart, now), now),
  );
  visitors.keepCart(c, answer.cart);
  if (replayed) c.header('Idempotency-Replayed', 'true');
  return answer;
}

async function takeCart(
  transaction: Queryable,
  visitor: Visitor,
  missingCart: CartChange<never>['missingCart'],
  now: number,
): Promise<string> {
  try {
    if (visitor.hasForeignCart) throw new Problem('cart-expired');
    if (visitor.cartId !== null) {
      await lockCart(transaction, visitor.cartId, now);
      return visitor.cartId;
    }
  } catch (error) {
    const isGone = error instanceof Problem && error.status === 410;
    if (!isGone || missingCart !== 'replace') throw error;
  }
  if (missingCart === 'refuse') throw new Problem('cart-expired');
  return startCart(transaction, visitor, now);
}
