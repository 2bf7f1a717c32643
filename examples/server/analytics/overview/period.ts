import type { Period } from '../types.js';

/** The rows of a period, with `$1` to `$3` of `valuesOf`. */
export const ofPeriod = 'environment = $1 and occurred_at >= $2 and occurred_at < $3';

export function valuesOf({ environment, since, until }: Period): [string, number, number] {
  return [environment, since, until];
}
