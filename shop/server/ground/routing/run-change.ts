import {
  runOnce,
  type Call,
  type KeyedRequest,
  type OnceWork,
  type Visitor,
} from '../http/index.js';
import { countCall, type RouteContext } from './context.js';

export interface KeyedChange {
  /** From the header or the hidden field. */
  readonly crumb: string | undefined;
  /** Names the intent; a change without one is made each time. */
  readonly key: unknown;
  /** How long the key is remembered, in milliseconds; a day by default. */
  readonly keyLifetime?: number;
  /** Whose the key is, in place of the cart, on a page that sends no cookies. */
  readonly scope?: string;
  /** The parsed body; a repeat must send the same. */
  readonly content: unknown;
}

/**
 * Admits a change: its crumb is right, and its visitor has not made too many. Costs one statement.
 * @throws Problem `crumb`, `rate-limited`.
 */
export async function admitChange(
  context: RouteContext,
  c: Call,
  visitor: Visitor,
  crumb: string | undefined,
): Promise<void> {
  if (visitor.usesCookies) context.crumbs.check(c, crumb);
  await countCall(context, c, 'changes', visitor);
}

/** Runs an admitted change once for each key. */
export async function runChange<Kept, Result>(
  context: RouteContext,
  c: Call,
  visitor: Visitor,
  change: KeyedChange,
  work: OnceWork<Kept, Result>,
): Promise<{ result: Result; replayed: boolean }> {
  const request = keyedRequestOf(c, visitor, change);
  const outcome = await runOnce(context.database, request, context.clock.now(), work);
  if (outcome.replayed) c.header('Idempotency-Replayed', 'true');
  return outcome;
}

/**
 * The request as its key names it; null without a key. The key belongs to the browser or to the cart. A client without
 * either is a stranger, who could be anybody: a repeat starts a cart of its own, as the first request did, and the client
 * has seen one of them only. A change that has nothing to do with a cart names a `scope` instead.
 */
export function keyedRequestOf(
  c: Call,
  { crumb, cartId }: Visitor,
  { key, keyLifetime: lifetime, scope, content }: KeyedChange,
): KeyedRequest | null {
  const stranger = scope ?? (cartId !== null ? `cart ${cartId}` : null);
  const owner = crumb !== null ? `browser ${crumb}` : stranger;
  if (key === undefined || owner === null) return null;
  return { key, lifetime, scope: owner, content: [c.req.method, c.req.path, content] };
}
