/** State of a check. */
export type CheckState = 'unverified' | 'verifying' | 'verified' | 'failed' | 'expired';

export type CheckEvent = 'press' | 'solve' | 'fail' | 'expire' | 'reset';

/** The next state of each event; other events change nothing. A reset keeps a solution that was not used yet. */
const transitions: Readonly<Record<CheckState, Partial<Record<CheckEvent, CheckState>>>> = {
  unverified: { press: 'verifying' },
  verifying: { solve: 'verified', fail: 'failed' },
  verified: { expire: 'expired', reset: 'unverified' },
  failed: { press: 'verifying', reset: 'unverified' },
  expired: { press: 'verifying', reset: 'unverified' },
};

export function nextState(state: CheckState, event: CheckEvent): CheckState {
  return transitions[state][event] ?? state;
}
