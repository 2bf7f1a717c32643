/** Time as the library sees it; tests hand in one they move themselves. */
export interface Clock {
  /** Wall time in milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms` milliseconds; call what it returns to cancel. */
  setTimeout(run: () => void, ms: number): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(run, ms) {
    const timer = globalThis.setTimeout(run, ms);
    return () => globalThis.clearTimeout(timer);
  },
};
