import type { Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import { recordAction } from './actions.js';
import { deviceWords } from './device-words.js';
import { accountOf, type AccountContext } from './account-context.js';
import { endSession, openSession } from './sessions.js';
import { accountKey } from './sign-in-counters.js';
import type { GivenCode, OwnerActionCode, OwnerCall } from './types.js';

export interface GivenSignIn extends GivenCode {
  readonly password: string;
  /** Of an account; empty for the first owner. */
  readonly email: string;
}

interface Compared {
  readonly account: number | null;
  readonly isRight: boolean;
}

/** By account, so that neither more sessions nor more browsers give more guesses. */
export const codesOf = (email: string) => ['ownerCodes', `account:${accountKey(email)}`] as const;

export async function signIn(context: AccountContext, c: OwnerCall, given: GivenSignIn) {
  const { cookies, limiter, database } = context;
  const before = await context.session(c);
  const { session, token } = await context.guard(c, given.email, async () => {
    const compared = await context.compare(given);
    const isCounted = await guessesCode(context, c, given, compared);
    if (isCounted) await limiter.count(...codesOf(given.email));
    const opened = await database.transaction(async (transaction) => {
      const proof = await prove(context, transaction, given, compared);
      if (before !== null) {
        await endSession(transaction, { id: before.id, account: accountOf(before) });
      }
      const { account } = compared;
      const { credential, clock } = context;
      const device = deviceWords(c.req.header('User-Agent') ?? '');
      const begun = await openSession(transaction, { credential, account, device }, clock.now());
      const actions: readonly OwnerActionCode[] =
        proof === 'recovery-code' ? ['recovery-code-used', 'signed-in'] : ['signed-in'];
      for (const action of actions) {
        const done = { session: begun.session.id, account, action };
        await recordAction(transaction, done, clock.now());
      }
      return begun;
    });
    if (isCounted) await limiter.uncount(...codesOf(given.email));
    return opened;
  });
  cookies.keep(c, { token, email: given.email });
  await context.setSession(c, Promise.resolve(session));
}

/** Whether a sign-in guesses a code in a browser that the account knows: other browsers count together anyway. */
async function guessesCode(
  { cookies, factor, database }: AccountContext,
  c: OwnerCall,
  { email, code, recoveryCode }: GivenSignIn,
  { account, isRight }: Compared,
): Promise<boolean> {
  if (!isRight || cookies.device(c, email) === null) return false;
  return `${code}${recoveryCode}`.trim() !== '' && (await factor.state(database, account)).isOn;
}

/** Both are looked at before either is refused, so that an answer does not tell which was wrong. */
async function prove(
  { factor, clock }: AccountContext,
  transaction: Queryable,
  given: GivenSignIn,
  { account, isRight }: Compared,
) {
  const { isOn } = await factor.state(transaction, account);
  const proof = isOn ? await factor.use(transaction, { ...given, account }, clock.now()) : 'none';
  if (isRight && proof !== null) return proof;
  const ofFirst = isOn ? 'wrong-sign-in' : 'wrong-password';
  throw new Problem(account === null ? ofFirst : 'wrong-account');
}
