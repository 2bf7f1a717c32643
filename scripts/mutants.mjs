import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseTests } from './mutants/choose-tests.mjs';
import { Court, mostSeconds } from './mutants/court.mjs';
import { drawMutants, findAgain, listFiles } from './mutants/draw.mjs';
import { drawClaims, judgeClaims } from './mutants/judge-specification.mjs';
import { readImportGraph } from './mutants/import-graph.mjs';
import { compareRows, describeRows, isSame, readRows, writeRows } from './mutants/results.mjs';
import { makeScratch } from './mutants/scratch.mjs';

/**
 * Makes the sources wrong in places drawn by seed, one at a time, and stores which test sees it. See CONTRIBUTING.md.
 * Lane `test` is what `npm test` runs, `all` the whole.
 */
const { values: options } = parseArgs({
  options: {
    // By itself that of the last landing, so that nobody picks it.
    seed: { type: 'string' },
    count: { type: 'string', default: '200' },
    lane: { type: 'string', default: 'all' },
    // Another checkout, whose tests judge the sources of this one.
    suite: { type: 'string', default: '.' },
    // The mutants that a results file says were killed, in place of a draw.
    replay: { type: 'string' },
    // Each path, field, number and sentence of docs/specification, judged by the tests that its item names.
    specification: { type: 'boolean' },
    // Browser specs too, which need a build.
    browser: { type: 'boolean' },
    // Leaves out what the results file has.
    continue: { type: 'boolean' },
    results: { type: 'string', default: 'tests/bench/results/mutants.json' },
  },
});
/** Cheapest first; each judges what those before it let live. */
const suites = ['unit', 'stories', 'contract', ...(options.browser ? ['browser'] : [])];
const isOpen = (row, suite) => !row.killedBy && !row.isCut && !row.letLiveBy.includes(suite);
if (!['test', 'all'].includes(options.lane)) throw new Error(`There is no lane ${options.lane}.`);

const git = (...values) =>
  execFileSync('git', values, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const commit = git('rev-parse', 'HEAD');
const seed = options.seed ?? readLanding();
const before = options.replay ? readRows(options.replay).filter(({ killedBy }) => killedBy) : [];
const claimed =
  options.specification &&
  drawClaims(
    '.',
    readImportGraph(
      '.',
      listFiles('.').filter((file) => existsSync(file)),
    ).findImports,
  );
const { found: mutants, missing } = claimed
  ? { found: claimed.mutants, missing: [] }
  : options.replay
    ? findAgain('.', before)
    : { found: drawMutants('.', { seed, count: Number(options.count) }), missing: [] };
console.log(
  `${mutants.length} mutants of ${options.replay ?? `seed ${seed}`} in ${commit.slice(0, 8)}, lane ${options.lane}`,
);

const { scratch, files } = makeScratch(path.resolve('.'), path.resolve(options.suite), mutants);
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const court = new Court(scratch, { LANE: options.lane });
if (claimed) {
  const unseen = await judgeClaims(court, claimed.claims);
  process.exit(unseen > 0 ? 1 : 0);
}
const { findImporters } = readImportGraph(scratch, files);
const rows = options.continue ? readRows(options.results) : [];
for (const suite of suites) {
  const waiting = mutants.filter((mutant) => isOpen(findRow(mutant), suite));
  if (waiting.length === 0) continue;
  const coverage = await readCoverage(suite);
  for (const mutant of waiting) {
    const row = findRow(mutant);
    if (!rows.includes(row)) rows.push(row);
    await judge(mutant, row, suite, coverage);
    writeRows(options.results, rows);
  }
}
const judged = rows.filter((row) => mutants.some((mutant) => isSame(row, mutant)));
const areaOf = (row) => mutants.find((mutant) => isSame(row, mutant)).area;
for (const line of describeRows(judged, areaOf)) console.log(line);
if (options.replay) for (const line of compareRows(before, judged, missing)) console.log(line);
process.exit();

function findRow(mutant) {
  const known = rows.find((row) => isSame(row, mutant) && row.lane === options.lane);
  const { id, area: _area, start: _start, end: _end, ...place } = mutant;
  return (
    known ?? {
      seed: before[id - 1]?.seed ?? seed,
      commit,
      lane: options.lane,
      ...place,
      killedBy: null,
      letLiveBy: [],
      reachedBy: 0,
      seconds: 0,
    }
  );
}

async function judge(mutant, row, suite, coverage) {
  const began = Date.now();
  const { own, others } = chooseTests(mutant, coverage, findImporters(mutant.file));
  for (const [stage, choices] of [
    ['mirror', own],
    [suite, others],
  ]) {
    const left = mostSeconds - row.seconds - (Date.now() - began) / 1000;
    const { killedBy, isCut } = await court.judge(mutant.id, suite, choices, left);
    if (killedBy) row.killedBy = { stage, ...killedBy };
    if (isCut) row.isCut = true;
    if (killedBy || isCut) break;
  }
  const seconds = (Date.now() - began) / 1000;
  row.seconds = Math.round((row.seconds + seconds) * 10) / 10;
  row.reachedBy += [...own, ...others].reduce((sum, { tests }) => sum + tests, 0);
  if (!row.killedBy) row.letLiveBy.push(suite);
  const end = row.killedBy
    ? `killed by ${row.killedBy.file} › ${row.killedBy.test}`
    : `lives after ${suite}`;
  const { id, area, file, line, kind } = mutant;
  console.log(`${id} ${area} ${file}:${line} ${kind} (${seconds.toFixed(1)} s) ${end}`);
}

function readLanding() {
  try {
    return git('rev-parse', 'origin/main');
  } catch {
    return commit;
  }
}

/** Which tests of a suite reach which mutants: a run of all, kept for `--continue`. */
async function readCoverage(suite) {
  const hash = createHash('sha256').update(JSON.stringify([suite, options.lane]));
  // All that is judged: another test, or another source, is another coverage.
  for (const file of files) hash.update(file).update(readFileSync(path.join(scratch, file)));
  const folder = 'node_modules/.cache/vitrine';
  const cached = path.join(folder, `mutants-${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8'));
  const began = Date.now();
  if (suite === 'browser') {
    console.log('Building with all mutants asleep');
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: scratch, stdio: 'ignore' });
  }
  const found = await court.observe(suite);
  const failed = found.tests.filter(({ state }) => state === 'failed');
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${found.tests.length} tests of ${suite} without a mutant in ${seconds} s; ${failed.length} fail and kill nothing`,
  );
  for (const { file, name, message } of failed) console.log(`  ${file} › ${name}: ${message}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(cached, JSON.stringify(found));
  return found;
}
