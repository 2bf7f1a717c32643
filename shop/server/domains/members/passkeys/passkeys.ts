import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Database } from '../../../ground/database/index.js';
import { Problem, type Callers } from '../../../ground/http/index.js';
import type { Mailer } from '../../mail/index.js';
import type { Account } from '../types.js';
import { challengeIn, createChallenge, takeChallenge, type ChallengeUse } from './challenges.js';
import { relyingPartyOf } from './relying-party.js';
import {
  changeName,
  countPasskeys,
  credentialsOf,
  deletePasskey,
  insertPasskey,
  listPasskeys,
  lockMember,
  lockPasskey,
  markUsed,
} from './rows.js';
import {
  passkeyLimits,
  type MadeCredential,
  type Passkey,
  type RelyingParty,
  type SignedCredential,
} from './types.js';
import type { CeremonyOptions, WebAuthn } from './web-authn.js';

/**
 * Passkeys of members (WebAuthn). A call that begins or ends a ceremony throws Problem `not-found` if the shop has
 * none.
 */
export interface Passkeys {
  /** Whether the browser of a request can sign in with a passkey here. */
  isOffered(c: Context): boolean;
  /** For `navigator.credentials.get`. The same for all: the browser offers the passkeys that it knows. */
  signInOptions(c: Context): Promise<CeremonyOptions>;
  /** Whose passkey it is. @throws Problem `wrong-passkey`. */
  match(c: Context, credential: SignedCredential): Promise<PasskeyOwner>;
  /** For `navigator.credentials.create`. @throws Problem `too-many-passkeys`, `member-only`. */
  addOptions(c: Context, memberId: string): Promise<CeremonyOptions>;
  /** Keeps a passkey and mails its member. @throws Problem `passkey-not-added`, `too-many-passkeys`, `member-only`. */
  add(c: Context, given: NewPasskey): Promise<Passkey>;
  /** The newest first. */
  list(memberId: string): Promise<readonly Passkey[]>;
  /** False for a passkey that is not the member's. @param name At most 100 characters. */
  rename(passkey: OwnPasskey, name: string): Promise<boolean>;
  /** False like `rename`. */
  remove(passkey: OwnPasskey): Promise<boolean>;
}

export interface PasskeyOwner {
  readonly memberId: string;
  readonly email: string;
}

export interface NewPasskey {
  readonly memberId: string;
  readonly credential: MadeCredential;
  /** At most 100 characters; '' for none. */
  readonly name: string;
}

export interface OwnPasskey {
  readonly memberId: string;
  readonly id: string;
}

export interface PasskeyContext {
  readonly database: Database;
  readonly callers: Pick<Callers, 'publicOrigin' | 'calledOrigin'>;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl'>;
  /** The shop's name that browsers show beside the passkey. */
  readonly shopName: string;
  /** Null where the library is not installed: the shop has no passkeys then. */
  readonly webAuthn: (() => Promise<WebAuthn>) | null;
  findAccount(memberId: string): Promise<Account | null>;
  now(): number;
}

const handleOf = (memberId: string) => Buffer.from(memberId).toString('base64url');

export function createPasskeys(context: PasskeyContext): Passkeys {
  const { database, callers, mailer, shopName, webAuthn, findAccount, now } = context;
  const partyOf = (c: Context) => relyingPartyOf(callers.publicOrigin(c), callers.calledOrigin(c));

  /** @throws Problem `not-found` where the shop has no passkeys. */
  async function begin(c: Context): Promise<{ party: RelyingParty; ceremonies: WebAuthn }> {
    const party = partyOf(c);
    if (party === null || webAuthn === null) throw new Problem('not-found');
    return { party, ceremonies: await webAuthn() };
  }

  /** The challenge that was signed, which is used up whatever comes next; null for one that is not good. */
  async function take(clientData: string, use: ChallengeUse): Promise<string | null> {
    const challenge = challengeIn(clientData);
    return (await takeChallenge(database, challenge, use, now())) ? challenge : null;
  }

  return {
    isOffered: (c) => webAuthn !== null && partyOf(c) !== null,
    async signInOptions(c) {
      const { party, ceremonies } = await begin(c);
      const use: ChallengeUse = { purpose: 'sign-in', memberId: null };
      const challenge = await createChallenge(database, use, now());
      return ceremonies.requestOptions({ party, challenge });
    },
    async match(c, credential) {
      const { party, ceremonies } = await begin(c);
      const { clientDataJSON, userHandle } = credential.response;
      const challenge = await take(clientDataJSON, { purpose: 'sign-in', memberId: null });
      if (challenge === null) throw new Problem('wrong-passkey');
      const owner = await database.transaction(async (transaction) => {
        const known = await lockPasskey(transaction, credential.id);
        if (known === null || userHandle !== handleOf(known.memberId)) return null;
        const stored = { ...known, id: credential.id };
        const counter = await ceremonies.checkSigned({ party, challenge }, credential, stored);
        if (counter === null) return null;
        await markUsed(transaction, known.id, counter, now());
        return { memberId: known.memberId, email: known.email };
      });
      if (owner === null) throw new Problem('wrong-passkey');
      return owner;
    },
    async addOptions(c, memberId) {
      const { party, ceremonies } = await begin(c);
      const account = await findAccount(memberId);
      if (account === null) throw new Problem('member-only');
      const present = await credentialsOf(database, memberId);
      if (present.length >= passkeyLimits.most) throw new Problem('too-many-passkeys');
      const challenge = await createChallenge(database, { purpose: 'add', memberId }, now());
      const { email, name } = account;
      return ceremonies.creationOptions(
        { party, challenge },
        { shopName, memberId, email, name, present },
      );
    },
    async add(c, { memberId, credential, name }) {
      const { party, ceremonies } = await begin(c);
      const { clientDataJSON, transports } = credential.response;
      const challenge = await take(clientDataJSON, { purpose: 'add', memberId });
      const made = challenge && (await ceremonies.checkMade({ party, challenge }, credential));
      if (!made) throw new Problem('passkey-not-added');
      const passkey: Passkey = {
        id: randomUUID(),
        name: name.trim(),
        addedAt: now(),
        usedAt: null,
      };
      await database.transaction(async (transaction) => {
        // Locked, so that passkeys that are added at once are counted.
        const account = await lockMember(transaction, memberId);
        if (account === null) throw new Problem('member-only');
        const count = await countPasskeys(transaction, memberId);
        if (count >= passkeyLimits.most) throw new Problem('too-many-passkeys');
        const isNew = await insertPasskey(transaction, { ...made, passkey, memberId, transports });
        if (!isNew) throw new Problem('passkey-not-added');
        await mailer.queueMail(transaction, {
          key: `account-passkey:${passkey.id}`,
          kind: 'account',
          to: account.email,
          language: account.language,
          data: { topic: 'passkey', url: mailer.toUrl('/account/passkeys', account.language) },
        });
      });
      return passkey;
    },
    list: (memberId) => listPasskeys(database, memberId),
    rename: (passkey, name) => changeName(database, passkey, name.trim()),
    remove: (passkey) => deletePasskey(database, passkey),
  };
}
