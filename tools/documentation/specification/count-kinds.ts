import { kindOf, type Kind, type Row } from './row.js';

/** How many rows are of each kind. */
export function countKinds(rows: readonly Row[]): Readonly<Record<Kind, number>> {
  const counts = { tested: 0, 'not-shown': 0, later: 0, missing: 0 };
  for (const row of rows) counts[kindOf(row)] += 1;
  return counts;
}
