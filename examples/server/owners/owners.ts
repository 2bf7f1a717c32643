import type { Clock } from '../../../core/runtime/index.js';
import type { Database, Queryable, RecordChange } from '../database/index.js';
import { Problem, type Callers, type RateLimiter, type Signer } from '../http/index.js';
import { listActions, recordAction } from './actions.js';
import { deviceWords } from './device-words.js';
import { createOwnerCookies } from './owner-cookies.js';
import { createCredential, readOwnerPassword } from './owner-password.js';
import { createSecondFactorStore } from './second-factor.js';
import { endAllSessions, endSession, findSession, listSessions, openSession } from './sessions.js';
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

export interface GivenSignIn extends GivenCode {
  readonly password: string;
}

/**
 * The shop's owner: one password, sessions in the database, a second factor if the owner wants one, and a record of what
 * the owner did. Each change and its record are one transaction. All but `isOwner`, `session`, `signIn` and
 * `secondFactor.state` throw Problem `owner-only` for others.
 */
export interface Owners {
  isOwner(c: OwnerCall): Promise<boolean>;
  /** The session of the request, or null; without a cookie of ours this asks no database. */
  session(c: OwnerCall): Promise<OwnerSession | null>;
  require(c: OwnerCall): Promise<OwnerSession>;
  /**
   * Only wrong attempts count towards the limits, so that an owner can sign in often.
   * @throws Problem `wrong-password`, or `wrong-sign-in` when a code is needed too; `rate-limited`, even for the right
   * password, after too many wrong ones of this browser, or of its address if it has never signed in.
   */
  signIn(c: OwnerCall, given: GivenSignIn): Promise<void>;
  /** Ends the session of the request; does nothing for others. */
  signOut(c: OwnerCall): Promise<void>;
  /** Where the owner is signed in, the latest first. */
  sessions(c: OwnerCall): Promise<readonly OwnerSession[]>;
  /** Nothing happens if it has ended already. */
  endSession(c: OwnerCall, id: number): Promise<void>;
  /** Ends every session, that of the request included. */
  signOutEverywhere(c: OwnerCall): Promise<void>;
  /** For a change of another domain: keeps the action within the change's transaction. */
  recorder(c: OwnerCall, action: OwnerActionCode): Promise<RecordChange>;
  /** @throws Problem `invalid-request` for a wrong cursor. */
  actions(c: OwnerCall, cursor: string | null): Promise<OwnerActionPage>;
  readonly secondFactor: {
    state(): Promise<SecondFactorState>;
    /**
     * Begins one that this session has to confirm within 15 minutes. With the password, so that somebody at an open
     * session cannot lock the owner out.
     * @throws Problem `wrong-password`, `rate-limited`, `invalid-request` if one is on.
     */
    start(c: OwnerCall, password: string): Promise<void>;
    /** What this session has begun. `issuer` names the shop in the app. */
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
  /** The server's secret. */
  readonly secret: string;
  readonly signer: Signer;
  readonly callers: Callers;
  readonly limiter: RateLimiter;
  readonly clock: Pick<Clock, 'now'>;
}

/** @throws OwnerPasswordError for a password that is too short. */
export async function createOwners(parts: OwnerDependencies): Promise<Owners> {
  const { database, limiter, clock } = parts;
  const credential = await createCredential(readOwnerPassword(parts.password), parts.secret);
  const cookies = createOwnerCookies(parts.signer, parts.callers);
  const factor = createSecondFactorStore(parts.secret);
  const guard = createSignInGuard({ ...parts, cookies });
  /** One look at the database for each request. */
  const found = new WeakMap<Request, Promise<OwnerSession | null>>();

  async function find(c: OwnerCall): Promise<OwnerSession | null> {
    const token = cookies.token(c);
    if (token === null || credential.id === null) return null;
    return findSession(database, { credential: credential.id, token }, clock.now());
  }

  /** A change of the owner with its record, for which `work` answers what was changed; null if nothing was. */
  async function change(
    { id }: OwnerSession,
    action: OwnerActionCode,
    work: (transaction: Queryable) => Promise<{ readonly target?: string } | null>,
  ): Promise<void> {
    await database.transaction(async (transaction) => {
      const done = await work(transaction);
      if (done !== null) {
        await recordAction(transaction, { session: id, action, ...done }, clock.now());
      }
    });
  }

  function forget(c: OwnerCall): void {
    cookies.drop(c);
    found.set(c.req.raw, Promise.resolve(null));
  }

  const countCode = ({ id }: OwnerSession) => limiter.count('ownerCodes', `session:${id}`);

  const owners: Owners = {
    isOwner: async (c) => (await owners.session(c)) !== null,
    session(c) {
      const known = found.get(c.req.raw) ?? find(c);
      found.set(c.req.raw, known);
      return known;
    },
    async require(c) {
      const session = await owners.session(c);
      if (session === null) throw new Problem('owner-only');
      return session;
    },
    async signIn(c, given) {
      const before = await owners.session(c);
      const now = clock.now();
      const { session, token } = await guard(c, async () => {
        const isRight = await credential.matches(given.password);
        return database.transaction(async (transaction) => {
          // Both are looked at before either is refused, so that an answer does not tell which was wrong.
          const { isOn } = await factor.state(transaction);
          const proof = isOn ? await factor.use(transaction, given, now) : 'none-needed';
          if (credential.id === null || !isRight || proof === null) {
            throw new Problem(isOn ? 'wrong-sign-in' : 'wrong-password');
          }
          if (before !== null) await endSession(transaction, before.id);
          const device = deviceWords(c.req.header('User-Agent') ?? '');
          const opened = await openSession(transaction, { credential: credential.id, device }, now);
          const actions: readonly OwnerActionCode[] =
            proof === 'recovery-code' ? ['recovery-code-used', 'signed-in'] : ['signed-in'];
          for (const action of actions) {
            await recordAction(transaction, { session: opened.session.id, action }, now);
          }
          return opened;
        });
      });
      cookies.keep(c, token);
      found.set(c.req.raw, Promise.resolve(session));
    },
    async signOut(c) {
      const session = await owners.session(c);
      if (session !== null) {
        await change(session, 'signed-out', async (transaction) =>
          (await endSession(transaction, session.id)) ? {} : null,
        );
      }
      forget(c);
    },
    async sessions(c) {
      await owners.require(c);
      return listSessions(database, credential.id ?? '', clock.now());
    },
    async endSession(c, id) {
      const session = await owners.require(c);
      await change(session, 'session-ended', async (transaction) =>
        (await endSession(transaction, id)) ? { target: String(id) } : null,
      );
      if (id === session.id) forget(c);
    },
    async signOutEverywhere(c) {
      await change(await owners.require(c), 'signed-out-everywhere', async (transaction) => {
        await endAllSessions(transaction);
        return {};
      });
      forget(c);
    },
    async recorder(c, action) {
      const { id } = await owners.require(c);
      return (transaction, target) =>
        recordAction(transaction, { session: id, action, target }, clock.now());
    },
    async actions(c, cursor) {
      await owners.require(c);
      return listActions(database, cursor);
    },
    secondFactor: {
      state: () => factor.state(database),
      async start(c, password) {
        const { id } = await owners.require(c);
        await guard(c, async () => {
          if (!(await credential.matches(password))) throw new Problem('wrong-password');
        });
        await factor.start(database, id, clock.now());
      },
      async pending(c, issuer) {
        const { id } = await owners.require(c);
        return factor.pending(database, { session: id, issuer }, clock.now());
      },
      async confirm(c, code) {
        const session = await owners.require(c);
        await countCode(session);
        let codes: readonly string[] = [];
        await change(session, 'second-factor-on', async (transaction) => {
          codes = await factor.confirm(transaction, { session: session.id, code }, clock.now());
          return {};
        });
        return codes;
      },
      async turnOff(c, given) {
        const session = await owners.require(c);
        await countCode(session);
        await change(session, 'second-factor-off', async (transaction) => {
          const proof = await factor.use(transaction, given, clock.now());
          if (proof === null) throw new Problem('wrong-code');
          await factor.turnOff(transaction);
          return {};
        });
      },
    },
  };
  return owners;
}
