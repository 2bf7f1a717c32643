/** Where a check stands. */
export type CheckState = 'unverified' | 'verifying' | 'verified' | 'failed' | 'expired';

export type CheckEvent = 'press' | 'solve' | 'fail' | 'expire' | 'reset';

/** What follows; an event that is not named changes nothing. A reset lets go on what nobody has used yet. */
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
