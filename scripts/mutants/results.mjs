import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * A judged mutant. `letLiveBy`: the suites that ran and saw nothing. `isCut`: its time was over before its tests were.
 * @typedef {{
 *   seed: string, commit: string, lane: string, file: string, line: number, column: number, kind: string, before: string,
 *   after: string, killedBy: import('./court.mjs').Killer | null, letLiveBy: string[], reachedBy: number, seconds: number, isCut?: boolean,
 *   equivalent?: string,
 * }} Row
 */

/** @returns {Row[]} */
export const readRows = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

export const writeRows = (file, rows) => writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);

export const isSame = (one, other) =>
  ['file', 'line', 'column', 'kind', 'before', 'after'].every((name) => one[name] === other[name]);

/** Sentences on what was judged: by area, by stage, and each survivor. */
export function describeRows(rows, areaOf) {
  const share = (part, whole) =>
    `${part} of ${whole}${whole > 0 ? ` (${((100 * part) / whole).toFixed(1)} %)` : ''}`;
  const counted = rows.filter(({ equivalent }) => equivalent === undefined);
  const killed = counted.filter(({ killedBy }) => killedBy);
  const group = (values, key) => {
    const groups = {};
    for (const value of values) (groups[key(value)] ??= []).push(value);
    return Object.entries(groups);
  };
  return [
    `killed ${share(killed.length, counted.length)}, ${rows.length - counted.length} equivalent, ${counted.filter(({ isCut }) => isCut).length} out of time`,
    ...group(counted, areaOf).map(
      ([area, all]) =>
        `  ${area}: ${share(all.filter(({ killedBy }) => killedBy).length, all.length)}`,
    ),
    ...group(killed, ({ killedBy }) => killedBy.stage).map(
      ([stage, all]) => `  by ${stage}: ${all.length}`,
    ),
    ...counted
      .filter(({ killedBy }) => !killedBy)
      .map(
        ({ file, line, column, kind, reachedBy, isCut }) =>
          `  lives: ${file}:${line}:${column} ${kind}, reached by ${reachedBy} tests${isCut ? ', out of time' : ''}`,
      ),
  ];
}

/** Of the mutants that another suite killed: how many this one kills. */
export function compareRows(before, now, missing) {
  const killed = now.filter(({ killedBy }) => killedBy).length;
  const escaped = now.filter(({ killedBy }) => !killedBy);
  return [
    `Of ${before.length} killed before, ${missing.length} are in the sources no more; of ${now.length} judged ${killed} are killed (${((100 * killed) / Math.max(1, now.length)).toFixed(1)} %).`,
    ...escaped.map((row) => {
      const old = before.find(
        (each) => each.file === row.file && each.kind === row.kind && each.before === row.before,
      );
      return `  escapes: ${row.file}:${row.line} ${row.kind}; killed before by ${old?.killedBy?.file} › ${old?.killedBy?.test}`;
    }),
  ];
}
