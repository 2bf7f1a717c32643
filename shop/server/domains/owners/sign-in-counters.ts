import { foldEmail, hashSecret } from '../../ground/http/index.js';

export type SignInKind = 'signIns' | 'unknownSignIns';

export interface SignInCounter {
  readonly kind: SignInKind;
  readonly key: string;
}

/** The origin of a sign-in, and its account. */
export interface SignInSource {
  /** The id of a browser that has signed in to this account before, from its signed cookie; null for others. */
  readonly device: string | null;
  readonly address: string;
  /** See `accountKey`. */
  readonly account: string;
}

/** Names an account, whether it exists or not. The first owner has no address of mail. */
export const accountKey = (email: string): string => hashSecret(foldEmail(email));

/**
 * The counters of a sign-in. A browser that has signed in to the account before has a counter of its own, so that the
 * wrong passwords of others never lock it out, also where a proxy makes all addresses one. Others share one by address,
 * one by account and one of all; another account's browser is one of them, so that nobody gets more guesses by signing in.
 */
export function signInCounters({
  device,
  address,
  account,
}: SignInSource): readonly SignInCounter[] {
  if (device !== null) return [{ kind: 'signIns', key: `device:${device}` }];
  // The address first: one that is refused already takes nothing from the counters of others.
  return [
    { kind: 'signIns', key: `address:${address}` },
    { kind: 'signIns', key: `account:${account}` },
    { kind: 'unknownSignIns', key: 'all' },
  ];
}
