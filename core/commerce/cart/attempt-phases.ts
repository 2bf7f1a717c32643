import type { AddAttempt } from './attempt-store.js';

export type ButtonState = 'idle' | 'adding' | 'added' | 'failed';

/** Milliseconds. */
export interface ButtonDelays {
  /** From the answer to 'Added!'. */
  addedDelay: number;
  /** From 'Added!' back to idle. */
  resetDelay: number;
  /** From a failure back to idle. */
  failureDelay: number;
  /** From the start of a navigation back to idle, should it never end. */
  leavingDelay: number;
}

export interface ButtonMoment {
  state: ButtonState;
  /** Wall time of the next change in milliseconds; null when only an event can change the state. */
  nextChangeAt: number | null;
}

/** Storefront §9: 1 s after failure and before added, 2 s from added back to idle. */
export const defaultDelays: Readonly<ButtonDelays> = {
  addedDelay: 1_000,
  resetDelay: 2_000,
  failureDelay: 1_000,
  leavingDelay: 30_000,
};

/**
 * What the button shows at `now` (wall milliseconds). Derived from the attempt alone, so that a button
 * that mounts late, or moves, shows the right state at once (storefront §4).
 */
export function buttonStateAt(
  attempt: AddAttempt | null,
  now: number,
  delays: ButtonDelays = defaultDelays,
): ButtonMoment {
  if (!attempt) return { state: 'idle', nextChangeAt: null };
  const { outcome, settledAt } = attempt;
  if (!outcome || settledAt === null) return { state: 'adding', nextChangeAt: null };

  // "Express checkout redirects to checkout instead of showing added." (storefront §4)
  const phases: Readonly<Record<typeof outcome.kind, readonly [ButtonState, number][]>> = {
    added: [
      ['adding', delays.addedDelay],
      ['added', delays.resetDelay],
    ],
    leaving: [['adding', delays.leavingDelay]],
    failed: [['failed', delays.failureDelay]],
  };

  let end = settledAt;
  for (const [state, duration] of phases[outcome.kind]) {
    end += duration;
    if (now < end) return { state, nextChangeAt: end };
  }
  return { state: 'idle', nextChangeAt: null };
}
