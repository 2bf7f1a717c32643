import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  dropCookie,
  keepCookie,
  Problem,
  readCurrency,
  type Crumbs,
  type Signer,
} from '../../ground/http/index.js';
import type { Mailer } from '../mail/index.js';
import type { Passwords } from '../passwords/index.js';
import { createAccounts, type Accounts } from './accounts.js';
import { createAddresses, type Addresses } from './addresses/index.js';
import { joinCarts, leaveCart } from './member-cart.js';
import { createMemberCookies } from './member-cookies.js';
import {
  createPasskeys,
  findWebAuthn,
  type Passkeys,
  type SignedCredential,
} from './passkeys/index.js';
import { endSession, findSession, openSession } from './sessions.js';
import {
  createMailGuard,
  createSignInGuard,
  type MailGuard,
  type SignInKind,
} from './sign-in-guard.js';
import type { Account, Entered, Member, SignInPayload } from './types.js';
import type { RouteContext } from '../../ground/routing/index.js';

/**
 * Members of the site. A member with an account signs in, which opens a session in the database. In test mode a visitor
 * becomes a member without an account as well, by one press: a signed HttpOnly cookie identifies such a member. The
 * cookie `siteUserInfo` is for widgets (platform §6); the server does not trust it.
 */
export interface Members {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly addresses: Addresses;
  /** The member of a request, or null. Removes the cookies of a membership that has ended. */
  read(c: Context): Promise<Member | null>;
  /** The member of a request who has signed in, or null. Removes the cookies of a session that has ended. */
  session(c: Context): Promise<Member | null>;
  /** The token of the session in the request's cookie, or null. */
  tokenIn(c: Context): string | null;
  /**
   * Checks the password, then enters.
   * @throws Problem `wrong-member-sign-in`; `rate-limited`, even for the right password.
   */
  signIn(c: Context, given: SignInPayload): Promise<Entered>;
  /**
   * Checks what a passkey has signed, then enters.
   * @throws Problem `wrong-passkey`, `not-found` where the shop has no passkeys, `rate-limited`.
   */
  signInByPasskey(c: Context, signed: SignedCredential): Promise<Entered>;
  /**
   * Runs what asks a member for the password again; a wrong one counts like that of a sign-in.
   * @throws Problem `rate-limited`, even for the right password.
   */
  recheck<Result>(c: Context, memberId: string, attempt: () => Promise<Result>): Promise<Result>;
  /**
   * Opens a session for a member whose proof was checked, in the place of an earlier one of this browser, and joins the
   * browser's cart to the member's.
   */
  enter(
    c: Context,
    account: Pick<Account, 'memberId' | 'email'>,
    rememberMe: boolean,
  ): Promise<Entered>;
  /** Ends the session; the cart stays with the member, and with `cloneCart` a copy of it in the browser. */
  signOut(c: Context, cloneCart: boolean): Promise<void>;
  /** @throws Problem `rate-limited`. */
  readonly mayMail: MailGuard;
  /** Removes the cookies of a session that is gone, as that of a removed account. */
  forget(c: Context): void;
  /** Makes the visitor a member; an existing member stays the same. */
  join(c: Context): Promise<Member>;
  /** Ends the membership, if there is one. */
  leave(c: Context): Promise<void>;
}

export interface MemberContext extends Pick<
  RouteContext<SignInKind | 'accountMails'>,
  'database' | 'callers' | 'visitors' | 'limiter' | 'clock'
> {
  readonly signer: Signer;
  readonly crumbs: Pick<Crumbs, 'followMember'>;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl'>;
  readonly passwords: Passwords;
  readonly shopName: string;
  /** To which the shop ships, for addresses. */
  countries(): Promise<readonly string[]>;
  /** Of a cart that two carts are joined to. */
  readonly mostLines: number;
}

const memberCookie = 'MEMBER';
const userInfoCookie = 'siteUserInfo';
const purpose = 'member';

export function createMembers(context: MemberContext): Members {
  const { database, signer, callers, crumbs, visitors, mostLines, clock } = context;
  const now = () => clock.now();
  const accounts = createAccounts({
    database,
    mailer: context.mailer,
    passwords: context.passwords,
    now,
  });
  const passkeys = createPasskeys({
    ...context,
    webAuthn: findWebAuthn(),
    findAccount: (memberId) => accounts.find(memberId),
    now,
  });
  const cookies = createMemberCookies(signer, callers);
  const guard = createSignInGuard({ ...context, cookies });
  /** One look at the database for each request. */
  const found = new WeakMap<Request, Promise<Member | null>>();
  const idOf = (c: Context) => signer.verify(purpose, getCookie(c, memberCookie) ?? '');

  function cartIn(c: Context): string | null {
    const token = visitors.tokenIn(c);
    return token === null ? null : visitors.cartOf(token);
  }

  async function findMember(c: Context): Promise<Member | null> {
    const token = cookies.token(c);
    if (token === null) return null;
    const session = await findSession(database, token, now());
    if (session !== null) return { id: session.memberId, joinedAt: session.joinedAt };
    cookies.drop(c);
    crumbs.followMember(c, '');
    return null;
  }

  function remember(c: Context, member: Member | null): void {
    found.set(c.req.raw, Promise.resolve(member));
  }

  function forget(c: Context): void {
    cookies.drop(c);
    dropCookie(c, memberCookie);
    remember(c, null);
  }

  const members: Members = {
    accounts,
    passkeys,
    addresses: createAddresses({ database, now, countries: () => context.countries() }),
    mayMail: createMailGuard(context),
    forget,
    tokenIn: (c) => cookies.token(c),
    session(c) {
      const known = found.get(c.req.raw) ?? findMember(c);
      found.set(c.req.raw, known);
      return known;
    },
    async read(c) {
      const session = await members.session(c);
      if (session !== null) return session;
      const id = idOf(c);
      if (id === null) return null;
      // A person with an account is a member by a session alone.
      const { rows } = await database.query<{ joined_at: Date }>(
        `select joined_at from members where id = $1
         and not exists (select 1 from member_accounts where member_id = $1)`,
        [id],
      );
      const [row] = rows;
      if (row) return { id, joinedAt: new Date(row.joined_at).getTime() };
      forget(c);
      return null;
    },
    async signIn(c, given) {
      const account = await guard(c, given.email, async () => {
        const matched = await accounts.match(given.email, given.password);
        if (matched === null) throw new Problem('wrong-member-sign-in');
        return matched;
      });
      return members.enter(c, account, given.rememberMe);
    },
    async signInByPasskey(c, signed) {
      if (!passkeys.isOffered(c)) throw new Problem('not-found');
      const owner = await guard(c, null, () => passkeys.match(c, signed));
      return members.enter(c, owner, false);
    },
    async recheck(c, memberId, attempt) {
      const account = await accounts.find(memberId);
      return guard(c, account?.email ?? '', attempt);
    },
    async enter(c, { memberId, email }, rememberMe) {
      const former = cookies.token(c);
      const opened = await database.transaction(async (transaction) => {
        if (former !== null) await endSession(transaction, former);
        const cart = await joinCarts(transaction, {
          memberId,
          browserCart: cartIn(c),
          currency: readCurrency(c),
          mostLines,
          now: now(),
        });
        return { cart, token: await openSession(transaction, { memberId, rememberMe }, now()) };
      });
      const session = cookies.keep(c, { token: opened.token, memberId, email, rememberMe });
      dropCookie(c, memberCookie);
      visitors.keepCart(c, opened.cart);
      remember(c, { id: memberId, joinedAt: now() });
      return { xsrfToken: crumbs.followMember(c, session) };
    },
    async signOut(c, cloneCart) {
      const member = await members.session(c);
      const token = cookies.token(c);
      if (member === null || token === null) return;
      const clone = await database.transaction(async (transaction) => {
        await endSession(transaction, token);
        const browserCart = cartIn(c);
        return leaveCart(transaction, { memberId: member.id, browserCart, cloneCart, now: now() });
      });
      forget(c);
      if (clone === null) visitors.forgetCart(c);
      else visitors.keepCart(c, clone);
      crumbs.followMember(c, '');
    },
    async join(c) {
      const known = await members.read(c);
      if (known) return known;
      const member = { id: randomUUID(), joinedAt: now() };
      await database.query('insert into members (id, joined_at) values ($1, $2)', [
        member.id,
        new Date(member.joinedAt),
      ]);
      const secure = callers.isSecure(c);
      const info = JSON.stringify({ authenticated: true, siteUserId: member.id });
      keepCookie(c, memberCookie, signer.sign(purpose, member.id), { secure, httpOnly: true });
      keepCookie(c, userInfoCookie, info, { secure, httpOnly: false });
      return member;
    },
    async leave(c) {
      if ((await members.session(c)) !== null) return members.signOut(c, true);
      const id = idOf(c);
      if (id !== null) await database.query('delete from members where id = $1', [id]);
      forget(c);
    },
  };
  return members;
}
