import { Problem } from '../../ground/http/index.js';
import { recordRefusal } from './actions.js';
import type { OwnerCookies } from './owner-cookies.js';
import { accountKey, signInCounters, type SignInKind } from './sign-in-counters.js';
import type { OwnerCall } from './types.js';
import type { RouteContext } from '../../ground/routing/index.js';

interface GuardContext extends Pick<
  RouteContext<SignInKind>,
  'database' | 'callers' | 'limiter' | 'clock'
> {
  readonly cookies: Pick<OwnerCookies, 'device'>;
}

/**
 * Runs an attempt at an account, which throws a Problem for a wrong password or code.
 * @param email Of the account; empty for the first owner.
 * @throws Also Problem `rate-limited`.
 */
export type SignInGuard = <Result>(
  c: OwnerCall,
  email: string,
  attempt: () => Promise<Result>,
) => Promise<Result>;

/** Limits the attempts at an account and records the refused ones; only these count towards the limits in the end. */
export function createSignInGuard(context: GuardContext): SignInGuard {
  const { database, callers, cookies, limiter, clock } = context;
  return async (c, email, attempt) => {
    const counters = signInCounters({
      device: cookies.device(c, email),
      address: callers.address(c),
      account: accountKey(email),
    });
    // Counted before the comparison, so that concurrent guesses cannot exceed the limit.
    for (const { kind, key } of counters) await limiter.count(kind, key);
    const result = await attempt().catch(async (error: unknown) => {
      if (error instanceof Problem) await recordRefusal(database, clock.now());
      throw error;
    });
    for (const { kind, key } of counters) await limiter.uncount(kind, key);
    return result;
  };
}
