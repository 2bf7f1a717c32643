import type { OwnerSession, SecondFactorState } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { countWords } from './count-words.js';
import { momentView } from './moment.js';
import { ownerView, type ShownPage } from './page.js';

export const securityPath = '/owner/security';
export const secondFactorPath = `${securityPath}/second-factor`;
export const actionsPath = `${securityPath}/actions`;

export interface SecurityPage extends ShownPage {
  readonly notice: string | null;
  readonly sessions: readonly OwnerSession[];
  /** The session of this request. */
  readonly currentId: number | null;
  readonly secondFactor: SecondFactorState;
  /** Whether the password is one of the account, and no setting of the server. */
  readonly hasPassword: boolean;
  /** Whether the account may read what everybody did. */
  readonly mayReadRecord: boolean;
}

/** Where the owner is signed in, and the second factor. */
export function securityView(given: SecurityPage) {
  const { crumb, problem, notice, sessions, currentId, secondFactor, mayReadRecord, hasPassword } =
    given;
  return {
    ...ownerView({ heading: 'Security', crumb, problem, notice }),
    sessions: sessions.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      isCurrent: id === currentId,
      since: momentView(createdAt),
      seen: momentView(seenAt),
      end: { url: toAddress(`${securityPath}/sessions/end`) },
    })),
    everywhere: { url: toAddress(`${securityPath}/sessions/end-all`) },
    on: secondFactor.isOn
      ? {
          since: momentView(secondFactor.since),
          codes: countWords(secondFactor.recoveryCodes, 'recovery code'),
          off: { url: toAddress(`${secondFactorPath}/off`) },
        }
      : null,
    password: hasPassword ? { url: toAddress(`${securityPath}/password`), crumb } : null,
    start: { url: toAddress(`${secondFactorPath}/start`) },
    actions: mayReadRecord ? { url: toAddress(actionsPath) } : null,
  };
}
