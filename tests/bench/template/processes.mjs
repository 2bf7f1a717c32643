import { execFileSync } from 'node:child_process';
import { median } from './measure.mjs';

/** The engines with templates one keeps by the hundred; the others are functions that V8 compiles. */
const names = ['reference', 'vitrine'];

/** What a process of its own prints as JSON: `task` of process-child.mjs, done by the engine. */
const inProcess = (task, name) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--expose-gc', 'tests/bench/template/process-child.mjs', task, name],
      { encoding: 'utf8' },
    ),
  );

/** Bytes that a compiled template keeps alive after its first rendering, by engine. */
export const measureMemory = () =>
  Object.fromEntries(names.map((name) => [name, inProcess('memory', name)]));

/**
 * What a process pays at its start: `rounds` processes for each engine in turn, medians.
 * `firstSite` and `firstPage` are ms: compiling and rendering a hundred templates once, and one page alone. Most of our one
 * page is the first `Intl` object of the process; the reference has loaded the data of its own before the clock starts.
 * `withImport` begins before the engine is imported, as for a function that is started for one page.
 */
export function measureStarts(rounds) {
  const runs = Array.from({ length: rounds }, () =>
    Object.fromEntries(names.map((name) => [name, inProcess('start', name)])),
  );
  const of = (read) => median(runs.map(read));
  return Object.fromEntries(
    ['firstSite', 'firstPage', 'withImport'].map((key) => [
      key,
      {
        ...Object.fromEntries(names.map((name) => [name, of((run) => run[name][key])])),
        ratio: of((run) => run.reference[key] / run.vitrine[key]),
      },
    ]),
  );
}
