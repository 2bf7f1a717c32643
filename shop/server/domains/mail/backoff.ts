const minute = 60_000;

/** How long a mail waits after each failed attempt, in milliseconds; after the last it has failed. */
export const retryDelays: readonly number[] = [
  minute,
  5 * minute,
  15 * minute,
  60 * minute,
  3 * 60 * minute,
  6 * 60 * minute,
  12 * 60 * minute,
  24 * 60 * minute,
];

/** Milliseconds until the next attempt after `attempts` failed ones; null if there is none. */
export function retryDelay(attempts: number): number | null {
  return retryDelays[attempts - 1] ?? null;
}
