import type { RateLimits } from '../http/index.js';

export interface SignInCounter {
  readonly kind: keyof RateLimits;
  readonly key: string;
}

/** Where a sign-in comes from. */
export interface SignInSource {
  /** The id of a browser that has signed in before, from its signed cookie; null for others. */
  readonly device: string | null;
  readonly address: string;
}

/**
 * The counters of a sign-in. A browser that has signed in before has a counter of its own, so that the wrong passwords
 * of others never lock it out, also where a proxy makes all addresses one. Others share one by address and one of all.
 */
export function signInCounters({ device, address }: SignInSource): readonly SignInCounter[] {
  if (device !== null) return [{ kind: 'signIns', key: `device:${device}` }];
  // The address first: one that is refused already takes nothing from the counter of all.
  return [
    { kind: 'signIns', key: `address:${address}` },
    { kind: 'unknownSignIns', key: 'all' },
  ];
}
