import type { Queryable } from '../../ground/database/index.js';
import { Problem, type Signer } from '../../ground/http/index.js';
import type { Passwords } from '../passwords/index.js';
import { createAccountStore } from './accounts.js';
import { recordAction } from './actions.js';
import { createOwnerCookies } from './owner-cookies.js';
import { createCredential, readOwnerPassword } from './owner-password.js';
import { createSecondFactorStore } from './second-factor.js';
import { findSession } from './sessions.js';
import type { SignInKind } from './sign-in-counters.js';
import { createSignInGuard } from './sign-in-guard.js';
import type { OwnerActionCode, OwnerCall, OwnerSession } from './types.js';
import type { RouteContext } from '../../ground/routing/index.js';

export interface OwnersContext extends Pick<
  RouteContext<SignInKind | 'ownerCodes'>,
  'database' | 'callers' | 'limiter' | 'clock'
> {
  /** If null or empty, nobody can sign in. */
  readonly password: string | null;
  /** The cost of the password's hash; by default half of that of an account's. */
  readonly passwordCost?: number | undefined;
  /** The server's secret. */
  readonly secret: string;
  readonly passwords: Passwords;
  readonly signer: Signer;
}

/** Null for the first owner. */
export const accountOf = ({ account }: OwnerSession): number | null => account?.id ?? null;
/** Empty for the first owner. */
export const emailOf = ({ account }: OwnerSession): string => account?.email ?? '';
/** Who did something, in the record. */
export const byOf = (session: OwnerSession) => ({
  session: session.id,
  account: accountOf(session),
});

export type AccountContext = Awaited<ReturnType<typeof createAccountContext>>;

/** What all that an owner does stands on: who asks, passwords, and changes with their record. */
export async function createAccountContext(given: OwnersContext) {
  const { database, passwords, secret, clock } = given;
  const { id, matches } = await createCredential(
    readOwnerPassword(given.password),
    secret,
    given.passwordCost,
  );
  const credential = id ?? '';
  const cookies = createOwnerCookies(given.signer, given.callers);
  const accounts = createAccountStore(passwords);
  const guard = createSignInGuard({ ...given, cookies });
  /** One look at the database for each request. */
  const found = new WeakMap<Request, Promise<OwnerSession | null>>();

  async function find(c: OwnerCall): Promise<OwnerSession | null> {
    const token = cookies.token(c);
    return token === null ? null : findSession(database, { credential, token }, clock.now());
  }

  function setSession(c: OwnerCall, session: Promise<OwnerSession | null>) {
    found.set(c.req.raw, session);
    return session;
  }

  const session = (c: OwnerCall) => found.get(c.req.raw) ?? setSession(c, find(c));

  /** Compares a password with that of an account, or of the first owner if the address is empty. */
  const compare = async ({
    email,
    password,
  }: {
    readonly email: string;
    readonly password: string;
  }) =>
    email.trim() === ''
      ? { account: null, isRight: await matches(password) }
      : accounts.check(database, { email, password });

  return {
    ...given,
    credential,
    cookies,
    accounts,
    factor: createSecondFactorStore(secret),
    guard,
    compare,
    session,
    setSession,
    async signedIn(c: OwnerCall): Promise<OwnerSession> {
      const present = await session(c);
      if (present === null) throw new Problem('owner-only');
      return present;
    },
    forget(c: OwnerCall): void {
      cookies.drop(c);
      void setSession(c, Promise.resolve(null));
    },
    requirePassword: (c: OwnerCall, owner: OwnerSession, password: string) =>
      guard(c, emailOf(owner), async () => {
        const { isRight } = await compare({ email: emailOf(owner), password });
        if (!isRight) throw new Problem('wrong-password');
      }),
    /** A change with its record. `work` answers its target, or true if none names it; false if nothing was changed. */
    change: (
      owner: OwnerSession,
      action: OwnerActionCode,
      work: (transaction: Queryable) => Promise<string | boolean>,
    ) =>
      database.transaction(async (transaction) => {
        const done = await work(transaction);
        if (done === false) return;
        const target = done === true ? {} : { target: done };
        await recordAction(transaction, { ...byOf(owner), action, ...target }, clock.now());
      }),
  };
}
