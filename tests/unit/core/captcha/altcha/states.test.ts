import { expect, it } from 'vitest';
import {
  nextState,
  type CheckEvent,
  type CheckState,
} from '../../../../../core/captcha/altcha/states.js';

const events: readonly CheckEvent[] = ['press', 'solve', 'fail', 'expire', 'reset'];

it.each<[CheckState, readonly CheckState[]]>([
  ['unverified', ['verifying', 'unverified', 'unverified', 'unverified', 'unverified']],
  ['verifying', ['verifying', 'verified', 'failed', 'verifying', 'verifying']],
  ['verified', ['verified', 'verified', 'verified', 'expired', 'unverified']],
  ['failed', ['verifying', 'failed', 'failed', 'failed', 'unverified']],
  ['expired', ['verifying', 'expired', 'expired', 'expired', 'unverified']],
])(
  'a check that is %s becomes, by press, solve, fail, expire and reset, %j',
  (state, following) => {
    expect(events.map((event) => nextState(state, event))).toEqual(following);
  },
);
