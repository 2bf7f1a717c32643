import type { Clock } from 'vitrine/core/runtime';
import type { Database, Queryable, RecordChange } from '../../database/index.js';
import { Problem, type Callers, type RateLimiter, type Signer } from '../../http/index.js';
import { createAccountStore } from './accounts.js';
import { listActions, recordAction } from './actions.js';
import { deviceWords } from './device-words.js';
import { createOwnerCookies } from './owner-cookies.js';
import { isAllowed, refusalWords, type Access, type Area } from './permissions.js';
import { createCredential, readOwnerPassword, shortestPassword } from './owner-password.js';
import type { Passwords } from '../passwords/index.js';
import { createSecondFactorStore } from './second-factor.js';
import { endAllSessions, endSession, findSession, listSessions, openSession } from './sessions.js';
import { accountKey, type SignInKind } from './sign-in-counters.js';
import { createSignInGuard } from './sign-in-guard.js';
import type {
  GivenCode,
  OwnerActionCode,
  OwnerActionPage,
  OwnerCall,
  OwnerSession,
  PendingSecondFactor,
  SecondFactorState,
} from './types.js';

export interface PasswordChange {
  readonly present: string;
  readonly next: string;
}

export interface GivenSignIn extends GivenCode {
  readonly password: string;
  /** Of an account; empty for the first owner. */
  readonly email: string;
}

/**
 * The shop's owner, who signs in with one password and may do all, and the accounts of others with their roles (platform
 * §6): sessions in the database, an optional second factor, and a record of what they did. Each change and its
 * record are one transaction. All but `isOwner`, `may`, `session`, `signIn` and `secondFactor.isUsed` throw Problem
 * `owner-only` without a session; `require`, `recorder` and `actions` throw `not-allowed` where the roles do not suffice.
 */
export interface Owners {
  /** Whether somebody is signed in, with whatever role. */
  isOwner(c: OwnerCall): Promise<boolean>;
  may(c: OwnerCall, area: Area, access: Access): Promise<boolean>;
  /** The session of the request, or null; without a cookie of ours this asks no database. */
  session(c: OwnerCall): Promise<OwnerSession | null>;
  require(c: OwnerCall, area: Area, access: Access): Promise<OwnerSession>;
  /**
   * Only wrong attempts count towards the limits, so that an owner can sign in often.
   * @throws Problem `wrong-password`, or `wrong-sign-in` when a code is needed too; `wrong-account` with an address, the
   * same for one without an account; `rate-limited`, even for the right
   * password, after too many wrong ones of this browser, or, if it has never signed in to this account, of its address
   * or at the account.
   */
  signIn(c: OwnerCall, given: GivenSignIn): Promise<void>;
  /** Ends the session of the request; does nothing for others. */
  signOut(c: OwnerCall): Promise<void>;
  /** The places where the account is signed in, the latest first. */
  sessions(c: OwnerCall): Promise<readonly OwnerSession[]>;
  /** Nothing happens if it has ended already. */
  endSession(c: OwnerCall, id: number): Promise<void>;
  /** Ends every session of the account, that of the request included. */
  signOutEverywhere(c: OwnerCall): Promise<void>;
  /**
   * Changes the password of the account that is signed in, and ends its other sessions. The first owner's password is
   * the server's setting.
   * @throws Problem `wrong-password`, `rate-limited`; `invalid-request` for the first owner, or for a short one.
   */
  changePassword(c: OwnerCall, given: PasswordChange): Promise<void>;
  /** For a change of another domain in an area: keeps the action within the change's transaction. */
  recorder(c: OwnerCall, area: Area, action: OwnerActionCode): Promise<RecordChange>;
  /** @throws Problem `invalid-request` for a wrong cursor. */
  actions(c: OwnerCall, cursor: string | null): Promise<OwnerActionPage>;
  readonly secondFactor: {
    state(c: OwnerCall): Promise<SecondFactorState>;
    /** Whether one of all accounts has one, so that the sign-in asks for a code. */
    isUsed(): Promise<boolean>;
    /**
     * Begins one that this session has to confirm within 15 minutes. With the password, so that somebody at an open
     * session cannot lock the owner out.
     * @throws Problem `wrong-password`, `rate-limited`, `invalid-request` if one is on.
     */
    start(c: OwnerCall, password: string): Promise<void>;
    /** The second factor that this session has begun. `issuer` names the shop in the app. */
    pending(c: OwnerCall, issuer: string): Promise<PendingSecondFactor | null>;
    /** Turns it on and answers the recovery codes, which cannot be read again. @throws Problem `wrong-code`, `rate-limited`. */
    confirm(c: OwnerCall, code: string): Promise<readonly string[]>;
    /** @throws Problem `wrong-code`, `rate-limited`. */
    turnOff(c: OwnerCall, given: GivenCode): Promise<void>;
  };
}

export interface OwnerDependencies {
  /** If null or empty, nobody can sign in. */
  readonly password: string | null;
  readonly database: Database;
  /** The cost of the password's hash; by default half of that of an account's. */
  readonly passwordCost?: number | undefined;
  /** The server's secret. */
  readonly secret: string;
  readonly passwords: Passwords;
  readonly signer: Signer;
  readonly callers: Callers;
  readonly limiter: RateLimiter<SignInKind | 'ownerCodes'>;
  readonly clock: Pick<Clock, 'now'>;
}

const accountOf = ({ account }: OwnerSession): number | null => account?.id ?? null;
const emailOf = ({ account }: OwnerSession): string => account?.email ?? '';

/** @throws OwnerPasswordError for a password that is too short. */
export async function createOwners(parts: OwnerDependencies): Promise<Owners> {
  const { database, limiter, passwords, clock } = parts;
  const credential = await createCredential(
    readOwnerPassword(parts.password),
    parts.secret,
    parts.passwordCost,
  );
  const cookies = createOwnerCookies(parts.signer, parts.callers);
  const accounts = createAccountStore(passwords);
  const factor = createSecondFactorStore(parts.secret);
  const guard = createSignInGuard({ ...parts, cookies });
  /** One look at the database for each request. */
  const found = new WeakMap<Request, Promise<OwnerSession | null>>();

  async function find(c: OwnerCall): Promise<OwnerSession | null> {
    const token = cookies.token(c);
    if (token === null) return null;
    return findSession(database, { credential: credential.id ?? '', token }, clock.now());
  }

  /** A change of the owner with its record, for which `work` answers what was changed; null if nothing was. */
  async function change(
    session: OwnerSession,
    action: OwnerActionCode,
    work: (transaction: Queryable) => Promise<{ readonly target?: string } | null>,
  ): Promise<void> {
    await database.transaction(async (transaction) => {
      const done = await work(transaction);
      if (done !== null) {
        await recordAction(
          transaction,
          { session: session.id, account: accountOf(session), action, ...done },
          clock.now(),
        );
      }
    });
  }

  async function signedIn(c: OwnerCall): Promise<OwnerSession> {
    const session = await owners.session(c);
    if (session === null) throw new Problem('owner-only');
    return session;
  }

  function forget(c: OwnerCall): void {
    cookies.drop(c);
    found.set(c.req.raw, Promise.resolve(null));
  }

  /** By account, so that neither more sessions nor more browsers give more guesses. */
  const codesOf = (email: string) => ['ownerCodes', `account:${accountKey(email)}`] as const;
  const countCode = (session: OwnerSession) => limiter.count(...codesOf(emailOf(session)));

  /** Whether a sign-in guesses a code in a browser that the account knows: other browsers count together anyway. */
  async function guessesCode(
    c: OwnerCall,
    { email, code, recoveryCode }: GivenSignIn,
    { account, isRight }: { readonly account: number | null; readonly isRight: boolean },
  ): Promise<boolean> {
    if (!isRight || cookies.device(c, email) === null) return false;
    return `${code}${recoveryCode}`.trim() !== '' && (await factor.state(database, account)).isOn;
  }

  const owners: Owners = {
    isOwner: async (c) => (await owners.session(c)) !== null,
    session(c) {
      const known = found.get(c.req.raw) ?? find(c);
      found.set(c.req.raw, known);
      return known;
    },
    async may(c, area, access) {
      const session = await owners.session(c);
      return session !== null && isAllowed(session.roles, { area, access });
    },
    async require(c, area, access) {
      const session = await signedIn(c);
      if (!isAllowed(session.roles, { area, access })) {
        throw new Problem('not-allowed', { message: refusalWords({ area, access }) });
      }
      return session;
    },
    async signIn(c, given) {
      const before = await owners.session(c);
      const now = clock.now();
      const { session, token } = await guard(c, given.email, async () => {
        const isFirst = given.email.trim() === '';
        const found = isFirst
          ? { account: null, isRight: await credential.matches(given.password) }
          : await accounts.check(database, given);
        const isCounted = await guessesCode(c, given, found);
        if (isCounted) await limiter.count(...codesOf(given.email));
        const opened = await database.transaction(async (transaction) => {
          const { account } = found;
          // Both are looked at before either is refused, so that an answer does not tell which was wrong.
          const { isOn } = await factor.state(transaction, account);
          const proof = isOn ? await factor.use(transaction, { ...given, account }, now) : 'none';
          if (!found.isRight || proof === null) {
            throw new Problem(
              isFirst ? (isOn ? 'wrong-sign-in' : 'wrong-password') : 'wrong-account',
            );
          }
          if (before !== null) {
            await endSession(transaction, { id: before.id, account: accountOf(before) });
          }
          const device = deviceWords(c.req.header('User-Agent') ?? '');
          const begun = await openSession(
            transaction,
            { credential: credential.id ?? '', account, device },
            now,
          );
          const actions: readonly OwnerActionCode[] =
            proof === 'recovery-code' ? ['recovery-code-used', 'signed-in'] : ['signed-in'];
          for (const action of actions) {
            await recordAction(transaction, { session: begun.session.id, account, action }, now);
          }
          return begun;
        });
        if (isCounted) await limiter.uncount(...codesOf(given.email));
        return opened;
      });
      cookies.keep(c, { token, email: given.email });
      found.set(c.req.raw, Promise.resolve(session));
    },
    async signOut(c) {
      const session = await owners.session(c);
      if (session !== null) {
        await change(session, 'signed-out', async (transaction) =>
          (await endSession(transaction, { id: session.id, account: accountOf(session) }))
            ? {}
            : null,
        );
      }
      forget(c);
    },
    async sessions(c) {
      const account = accountOf(await signedIn(c));
      return listSessions(database, { credential: credential.id ?? '', account }, clock.now());
    },
    async endSession(c, id) {
      const session = await signedIn(c);
      await change(session, 'session-ended', async (transaction) =>
        (await endSession(transaction, { id, account: accountOf(session) }))
          ? { target: String(id) }
          : null,
      );
      if (id === session.id) forget(c);
    },
    async signOutEverywhere(c) {
      const session = await signedIn(c);
      await change(session, 'signed-out-everywhere', async (transaction) => {
        await endAllSessions(transaction, accountOf(session));
        return {};
      });
      forget(c);
    },
    async changePassword(c, { present, next }) {
      const session = await signedIn(c);
      const { account } = session;
      if (account === null) throw new Problem('invalid-request');
      if ([...next].length < shortestPassword) {
        throw new Problem('invalid-request', {
          message: `Please choose a password of at least ${shortestPassword} characters, such as a sentence.`,
        });
      }
      const hash = await passwords.hash(next);
      await guard(c, account.email, async () => {
        const { isRight } = await accounts.check(database, {
          email: account.email,
          password: present,
        });
        if (!isRight) throw new Problem('wrong-password');
      });
      await change(session, 'password-changed', async (transaction) => {
        await accounts.setPassword(transaction, { account: account.id, hash });
        await endAllSessions(transaction, account.id, session.id);
        return {};
      });
    },
    async recorder(c, area, action) {
      const session = await owners.require(c, area, 'change');
      const by = { session: session.id, account: accountOf(session) };
      return (transaction, target) =>
        recordAction(transaction, { ...by, action, target }, clock.now());
    },
    async actions(c, cursor) {
      await owners.require(c, 'record', 'read');
      return listActions(database, cursor);
    },
    secondFactor: {
      state: async (c) => factor.state(database, accountOf(await signedIn(c))),
      isUsed: () => factor.isUsed(database),
      async start(c, password) {
        const session = await signedIn(c);
        const account = accountOf(session);
        await guard(c, emailOf(session), async () => {
          const isRight =
            session.account === null
              ? await credential.matches(password)
              : (await accounts.check(database, { email: session.account.email, password }))
                  .isRight;
          if (!isRight) throw new Problem('wrong-password');
        });
        await factor.start(database, { account, session: session.id }, clock.now());
      },
      async pending(c, issuer) {
        const session = await signedIn(c);
        const of = { account: accountOf(session), session: session.id, issuer };
        return factor.pending(database, of, clock.now());
      },
      async confirm(c, code) {
        const session = await signedIn(c);
        await countCode(session);
        let codes: readonly string[] = [];
        await change(session, 'second-factor-on', async (transaction) => {
          const given = { account: accountOf(session), session: session.id, code };
          codes = await factor.confirm(transaction, given, clock.now());
          return {};
        });
        return codes;
      },
      async turnOff(c, given) {
        const session = await signedIn(c);
        await countCode(session);
        await change(session, 'second-factor-off', async (transaction) => {
          const account = accountOf(session);
          const proof = await factor.use(transaction, { ...given, account }, clock.now());
          if (proof === null) throw new Problem('wrong-code');
          await factor.turnOff(transaction, account);
          return {};
        });
      },
    },
  };
  return owners;
}
