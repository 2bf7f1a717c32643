import type { Period } from './types.js';

/** SQL condition for the rows of a period; `$1` to `$3` are `valuesOf`. */
export const ofPeriod = 'environment = $1 and occurred_at >= $2 and occurred_at < $3';

export function valuesOf({ environment, since, until }: Period): [string, number, number] {
  return [environment, since, until];
}
