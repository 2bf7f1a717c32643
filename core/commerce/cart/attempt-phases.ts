import type { AddAttempt } from './attempt.js';

/** The phase of an attempt that an add-to-cart button shows (storefront §4). */
export type AttemptPhase = 'idle' | 'adding' | 'added' | 'failed';

/** Durations in milliseconds. */
export interface AttemptDelays {
  /** From the response to "Added!". */
  addedDelay: number;
  /** From "Added!" back to idle. */
  resetDelay: number;
  /** From a failure back to idle. */
  failureDelay: number;
  /** From the start of a navigation back to idle, in case it never ends. */
  leavingDelay: number;
}

export interface PhaseMoment {
  phase: AttemptPhase;
  /** Wall time of the next phase in milliseconds; null when time alone does not change the phase. */
  nextChangeAt: number | null;
}

/** Storefront §9: 1 s after a failure and before "Added!", 2 s from "Added!" back to idle. */
export const defaultDelays: Readonly<AttemptDelays> = {
  addedDelay: 1_000,
  resetDelay: 2_000,
  failureDelay: 1_000,
  leavingDelay: 30_000,
};

/**
 * The phase of an attempt at `now` (wall milliseconds). A pure function, so that the page's plain button and a component
 * that mounts late or moves show the same.
 */
export function attemptPhaseAt(
  attempt: AddAttempt | null,
  now: number,
  delays: AttemptDelays = defaultDelays,
): PhaseMoment {
  if (!attempt) return { phase: 'idle', nextChangeAt: null };
  const { outcome, settledAt } = attempt;
  if (!outcome || settledAt === null) return { phase: 'adding', nextChangeAt: null };

  // "Express checkout redirects to checkout instead of showing added." (storefront §4)
  const phases: Readonly<Record<typeof outcome.kind, readonly [AttemptPhase, number][]>> = {
    added: [
      ['adding', delays.addedDelay],
      ['added', delays.resetDelay],
    ],
    leaving: [['adding', delays.leavingDelay]],
    failed: [['failed', delays.failureDelay]],
    canceled: [],
  };

  let end = settledAt;
  for (const [phase, duration] of phases[outcome.kind]) {
    end += duration;
    if (now < end) return { phase, nextChangeAt: end };
  }
  return { phase: 'idle', nextChangeAt: null };
}
