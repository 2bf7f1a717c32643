/** Whole seconds that a copy may be kept: `most`, or fewer if what it shows changes in `unchangedFor` milliseconds. */
export function secondsUntil(unchangedFor: number, most: number): number {
  return Math.max(0, Math.min(most, Math.floor(unchangedFor / 1000)));
}
