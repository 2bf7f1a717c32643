import { Problem } from '../../ground/http/index.js';
import { accountOf, byOf, emailOf, type AccountContext } from './account-context.js';
import { codesOf } from './sign-in.js';
import type {
  GivenCode,
  OwnerCall,
  OwnerSession,
  PendingSecondFactor,
  SecondFactorState,
} from './types.js';

/** The second factor of the account that is signed in. */
export interface OwnSecondFactor {
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
}

export function createOwnSecondFactor(context: AccountContext): OwnSecondFactor {
  const { database, clock, factor, change, signedIn } = context;
  const countCode = (session: OwnerSession) => context.limiter.count(...codesOf(emailOf(session)));

  return {
    state: async (c) => factor.state(database, accountOf(await signedIn(c))),
    isUsed: () => factor.isUsed(database),
    async start(c, password) {
      const session = await signedIn(c);
      await context.requirePassword(c, session, password);
      await factor.start(database, byOf(session), clock.now());
    },
    async pending(c, issuer) {
      const session = await signedIn(c);
      return factor.pending(database, { ...byOf(session), issuer }, clock.now());
    },
    async confirm(c, code) {
      const session = await signedIn(c);
      await countCode(session);
      let codes: readonly string[] = [];
      await change(session, 'second-factor-on', async (transaction) => {
        codes = await factor.confirm(transaction, { ...byOf(session), code }, clock.now());
        return true;
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
        return true;
      });
    },
  };
}
