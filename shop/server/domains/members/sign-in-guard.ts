import type { Context } from 'hono';
import {
  Problem,
  type Callers,
  type RateLimiter,
  hashSecret,
  foldEmail,
} from '../../ground/http/index.js';
import type { MemberCookies } from './member-cookies.js';

export type SignInKind = 'memberSignIns' | 'memberAddresses';

interface Counter {
  readonly kind: SignInKind;
  readonly visitor: string;
}

/**
 * The counters of an attempt. A browser in which this address has signed in before has a counter of its own, so that
 * strangers who guess never lock the member out. Others share one for each address and account, whether it exists or
 * not. A passkey names no account before it is checked, so `email` is null.
 */
export function signInCounters(source: {
  readonly device: string | null;
  readonly address: string;
  readonly email: string | null;
}): readonly Counter[] {
  const { device, address, email } = source;
  if (device !== null) return [{ kind: 'memberSignIns', visitor: `device:${device}` }];
  const ofAddress = { kind: 'memberAddresses', visitor: `address:${address}` } as const;
  if (email === null) return [ofAddress];
  return [ofAddress, { kind: 'memberSignIns', visitor: `account:${hashSecret(foldEmail(email))}` }];
}

/** Runs an attempt; only one that fails counts in the end. @throws Problem `rate-limited`, even for the right password. */
export type SignInGuard = <Result>(
  c: Context,
  email: string | null,
  attempt: () => Promise<Result>,
) => Promise<Result>;

export function createSignInGuard(context: {
  readonly callers: Pick<Callers, 'address'>;
  readonly cookies: Pick<MemberCookies, 'device'>;
  readonly limiter: RateLimiter<SignInKind>;
}): SignInGuard {
  const { callers, cookies, limiter } = context;
  return async (c, email, attempt) => {
    const device = email === null ? null : cookies.device(c, email);
    const counters = signInCounters({ device, address: callers.address(c), email });
    // Counted before the comparison, so that concurrent guesses cannot exceed the limit.
    for (const { kind, visitor } of counters) await limiter.count(kind, visitor);
    const result = await attempt();
    for (const { kind, visitor } of counters) await limiter.uncount(kind, visitor);
    return result;
  };
}

/**
 * Whether an address may get one more mail about an account. They are few, whoever asks for them, and who asks is
 * answered the same.
 */
export type MailGuard = (c: Context, email: string) => Promise<boolean>;

/** The guard throws Problem `rate-limited` for a caller who asks too often. */
export function createMailGuard(context: {
  readonly callers: Pick<Callers, 'address'>;
  readonly limiter: RateLimiter<'accountMails'>;
}): MailGuard {
  const { callers, limiter } = context;
  return async (c, email) => {
    await limiter.count('accountMails', `address:${callers.address(c)}`);
    try {
      await limiter.count('accountMails', `mailbox:${hashSecret(foldEmail(email))}`);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'rate-limited') return false;
      throw error;
    }
  };
}
