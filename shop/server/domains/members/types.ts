import type { Call } from '../../ground/http/index.js';

export interface Member {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
}

/** The data that a member signs in with (platform §3, "Session login payload"). */
export interface SignInPayload {
  readonly email: string;
  readonly password: string;
  /** Whether the browser stays signed in when it is closed. */
  readonly rememberMe: boolean;
}

export interface NewAccount {
  readonly email: string;
  /** 8 to 200 characters. */
  readonly password: string;
  /** At most 100 characters; '' for none. */
  readonly name: string;
}

export interface Account {
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  /** BCP 47, for mails. */
  readonly language: string;
}

export interface AccountOrder {
  readonly id: string;
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  /** In cents. */
  readonly total: number;
  readonly currency: string;
  /** `open`, `sent`, … (`fulfilmentStates`). */
  readonly state: string;
}

/** The limits of the typed texts of an account, in characters. */
export const accountLimits = { password: { least: 8, most: 200 }, name: 100, email: 320 } as const;

/** Milliseconds. */
export const sessionLifetimes = { usual: 12 * 60 * 60_000, remembered: 30 * 24 * 60 * 60_000 };
export const linkLifetimes = { confirm: 3 * 24 * 60 * 60_000, reset: 60 * 60_000 } as const;
export type LinkPurpose = keyof typeof linkLifetimes;

/** `xsrfToken` is the crumb from then on. */
export interface Entered {
  readonly xsrfToken: string;
}

/** The guard of each call of a member's account. */
export interface MemberCalls {
  /** A page of another origin sends no session. @throws Problem `origin-refused`. */
  requireOwnOrigin(c: Call): void;
  /**
   * Lets a change through: own origin, crumb, rate limit.
   * @throws Problem `origin-refused`, `crumb-invalid`, `rate-limited`.
   */
  admit(c: Call): Promise<void>;
  /** `admit`, for a member. @throws Problem also `member-only`. */
  admitMember(c: Call): Promise<Member>;
  /** Lets a read through: own origin, rate limit. @throws Problem `origin-refused`, `rate-limited`. */
  admitRead(c: Call): Promise<void>;
  /** @throws Problem `member-only`. */
  requireMember(c: Call): Promise<Member>;
}
