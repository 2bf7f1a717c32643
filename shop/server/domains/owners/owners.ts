import type { RecordChange } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import { listActions, recordAction } from './actions.js';
import { createOwnSecondFactor, type OwnSecondFactor } from './own-second-factor.js';
import { accountOf, byOf, createAccountContext, type OwnersContext } from './account-context.js';
import { shortestPassword } from './owner-password.js';
import { isAllowed, refusalWords, type Access, type Area } from './permissions.js';
import { endAllSessions, endSession, listSessions } from './sessions.js';
import { signIn, type GivenSignIn } from './sign-in.js';
import type { OwnerActionCode, OwnerActionPage, OwnerCall, OwnerSession } from './types.js';

export interface PasswordChange {
  readonly present: string;
  readonly next: string;
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
  readonly secondFactor: OwnSecondFactor;
}

/** @throws OwnerPasswordError for a password that is too short. */
export async function createOwners(given: OwnersContext): Promise<Owners> {
  const context = await createAccountContext(given);
  const { database, clock, change, signedIn, forget } = context;

  const owners: Owners = {
    isOwner: async (c) => (await owners.session(c)) !== null,
    session: context.session,
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
    signIn: (c, given) => signIn(context, c, given),
    async signOut(c) {
      const session = await owners.session(c);
      if (session !== null) {
        await change(session, 'signed-out', (transaction) =>
          endSession(transaction, { id: session.id, account: accountOf(session) }),
        );
      }
      forget(c);
    },
    async sessions(c) {
      const { credential } = context;
      const account = accountOf(await signedIn(c));
      return listSessions(database, { credential, account }, clock.now());
    },
    async endSession(c, id) {
      const session = await signedIn(c);
      await change(session, 'session-ended', async (transaction) => {
        const isEnded = await endSession(transaction, { id, account: accountOf(session) });
        return isEnded && String(id);
      });
      if (id === session.id) forget(c);
    },
    async signOutEverywhere(c) {
      const session = await signedIn(c);
      await change(session, 'signed-out-everywhere', async (transaction) => {
        await endAllSessions(transaction, accountOf(session));
        return true;
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
      const hash = await given.passwords.hash(next);
      await context.requirePassword(c, session, present);
      await change(session, 'password-changed', async (transaction) => {
        await context.accounts.setPassword(transaction, { account: account.id, hash });
        await endAllSessions(transaction, account.id, session.id);
        return true;
      });
    },
    async recorder(c, area, action) {
      const session = await owners.require(c, area, 'change');
      return (transaction, target) =>
        recordAction(transaction, { ...byOf(session), action, target }, clock.now());
    },
    async actions(c, cursor) {
      await owners.require(c, 'record', 'read');
      return listActions(database, cursor);
    },
    secondFactor: createOwnSecondFactor(context),
  };
  return owners;
}
