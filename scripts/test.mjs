import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChanges, planStages } from './changed-stages.mjs';
import { readFlavour } from './flavours.mjs';
import { ensureInstalled } from './install.mjs';

const node = process.execPath;
const cores = availableParallelism();

/**
 * Every stage, in the order of preference: the longest of those that run beside others first. `share`: the part of the
 * processor cores that it keeps busy, less than a worker's for one that mostly waits; stages run beside each other while
 * their shares fit. A stage with `projects` or `config` is a run of vitest, whose tests are counted one by one.
 */
const stages = {
  stories: { share: 0.25, config: 'vitest.stories.config.ts', needs: ['chromium'] },
  build: { share: 0.5, command: [node, 'scripts/build.mjs'] },
  // Long, and with one worker: it begins as soon as there is a build.
  package: { share: 0.25, projects: ['package'], needs: ['build'] },
  unit: { share: 0.5, projects: ['rules', 'unit'] },
  lint: { share: 0.5, command: [node, 'scripts/lint.mjs'] },
  types: { share: 0.5, command: [node, 'node_modules/typescript-7/bin/tsc'] },
  contract: { share: 0.25, projects: ['contract'] },
  connectors: { share: 0.25, projects: ['connectors'] },
  conformance: { share: 0.5, projects: ['conformance'], needs: ['build'] },
  browser: { share: 1, projects: ['browser'], needs: ['build', 'chromium'] },
};
const slowestShown = 10;
const longestMessage = 2000;
const mostRepeated = 20;

/** Space for young objects. With 64 MB, not Node's 16, a property test takes a fifth less CPU and lint a tenth. */
const youngSpace = '--max-semi-space-size';
const nodeOptions = [
  process.env.NODE_OPTIONS,
  process.allowedNodeEnvironmentFlags.has(youngSpace) && `${youngSpace}=64`,
];
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    // Only browser tests know flavours.
    flavour: { type: 'string', default: process.env.FLAVOUR ?? 'react' },
    'no-build': { type: 'boolean' },
  },
});
const env = {
  ...process.env,
  NODE_OPTIONS: nodeOptions.filter(Boolean).join(' '),
  FLAVOUR: options.flavour,
};

readFlavour(env);
ensureInstalled();
const plan = readPlan(positionals);
if (Object.keys(plan).some((name) => stages[name].needs?.includes('chromium'))) {
  const { ensureBrowser } = await import('./browser.mjs');
  ensureBrowser();
}

const total = { passed: 0, failed: 0, skipped: 0 };
const finished = [];
const files = [];
const failures = [];
const repeated = [];
const scratch = mkdtempSync(path.join(tmpdir(), 'vitrine-test-'));
const started = Date.now();
await runAll(Object.keys(stages).filter((name) => name in plan));
await repeatFailed();
rmSync(scratch, { recursive: true, force: true });
printTimes();
printFailures();

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

/**
 * Reads `[stage…]` or `--changed [ref]`, with `--flavour NAME` for browser tests and `--no-build` for a build that is there.
 * Returns for each stage to run 'all', its test files, or the commit since which changes count.
 */
function readPlan(asked) {
  if (options.changed) {
    const [ref = 'HEAD'] = asked;
    const changes = findChanges(ref);
    const plan = planStages(changes);
    console.log(
      `${changes.length} changed files since ${ref}: ${Object.keys(plan).join(', ') || 'nothing to run'}`,
    );
    const withRefs = Object.entries(plan).map(([name, extent]) => [
      name,
      extent === 'related' ? { since: ref } : extent,
    ]);
    return withNeeds(Object.fromEntries(withRefs));
  }
  const unknown = asked.filter((name) => !stages[name]);
  if (unknown.length > 0) {
    console.error(
      `No such stage: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`,
    );
    process.exit(1);
  }
  const names = asked.length === 0 ? Object.keys(stages) : asked;
  return withNeeds(Object.fromEntries(names.map((name) => [name, 'all'])));
}

function withNeeds(plan) {
  if (options['no-build']) return plan;
  const needed = Object.keys(plan).flatMap((name) => stages[name].needs ?? []);
  const added = needed.filter((name) => name in stages && !(name in plan));
  return { ...plan, ...Object.fromEntries(added.map((name) => [name, 'all'])) };
}

/** Starts a stage as soon as what it needs is done and enough cores are free. */
async function runAll(names) {
  const waiting = [...names];
  const running = new Map();
  let free = 1;
  while (waiting.length + running.size > 0) {
    for (const name of [...waiting]) {
      const { share } = stages[name];
      const workers = Math.max(1, Math.floor(cores * share));
      const isBlocked = stages[name].needs?.some(
        (need) => waiting.includes(need) || running.has(need),
      );
      if (isBlocked || share > free) continue;
      waiting.splice(waiting.indexOf(name), 1);
      free -= share;
      // The output of a stage with all cores is shown as it comes, of others when they end.
      const end = runStage(name, workers, share === 1).then(() => {
        running.delete(name);
        free += share;
      });
      running.set(name, end);
    }
    await Promise.race(running.values());
  }
}

async function runStage(name, workers, isAlone) {
  const began = Date.now();
  if (isAlone) console.log(`\n── ${name} ──`);
  else console.log(`${name}: started`);
  const { command } = stages[name];
  const { count, output, cpu } = await (command
    ? runCommand(command, isAlone)
    : runVitest(name, workers, isAlone));
  if (!isAlone) console.log(`\n── ${name} ──\n${output}`);
  for (const key of Object.keys(total)) total[key] += count[key] ?? 0;
  const wall = (Date.now() - began) / 1000;
  finished.push({ name, wall, cpu });
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed (${wall.toFixed(1)} s)`);
}

async function runCommand(command, isAlone) {
  const { status, output, cpu } = await run(command, isAlone);
  const count = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (status !== 0) failures.push({ name: command.slice(1).join(' '), message: output });
  return { count, output, cpu };
}

async function runVitest(name, workers, isAlone) {
  const { projects, config } = stages[name];
  const report = path.join(scratch, `${name}.json`);
  const { status, output, cpu } = await run(
    [
      node,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(projects ? projects.flatMap((project) => ['--project', project]) : ['--config', config]),
      ...(workers === cores ? [] : [`--maxWorkers=${workers}`]),
      ...(Array.isArray(plan[name]) ? plan[name] : []),
      ...(plan[name].since ? ['--changed', plan[name].since] : []),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    isAlone,
  );
  if (!existsSync(report)) {
    failures.push({ name, message: output });
    return { count: { passed: 0, failed: 1 }, output, cpu };
  }
  const { testResults, numPassedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name: file, startTime, endTime } of testResults) {
    files.push({ file: path.relative('.', file), seconds: (endTime - startTime) / 1000 });
  }
  const failedTests = testResults.flatMap((result) => findFailures(name, result));
  // An error beside the tests fails the run without a failed test or file.
  if (status !== 0 && failedTests.length === 0) failedTests.push({ name, message: output });
  failures.push(...failedTests);
  const failed = failedTests.length;
  return { count: { passed: numPassedTests, failed, skipped: numPendingTests }, output, cpu };
}

function findFailures(stage, { name: file, status, message, assertionResults }) {
  const where = path.relative('.', file);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      stage,
      file: where,
      name: `${where}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  // A file that could not be loaded or set up has no failed test.
  const isWhole = status === 'failed' && tests.length === 0;
  return isWhole ? [{ stage, file: where, name: where, message }] : tests;
}

/**
 * Runs files with failed tests once more, with the machine to themselves. What passes then was late, not wrong: it counts
 * as passed and is named at the end. More than one test in a thousand is no accident.
 */
async function repeatFailed() {
  if (failures.length === 0 || failures.length > mostRepeated) return;
  if (failures.some(({ file }) => !file)) return;
  const first = failures.splice(0);
  for (const stage of new Set(first.map((failure) => failure.stage))) {
    const failed = first.filter((failure) => failure.stage === stage);
    plan[stage] = [...new Set(failed.map(({ file }) => file))];
    const before = failures.length;
    await runVitest(stage, 1, true);
    const again = new Set(failures.slice(before).map(({ name }) => name));
    const late = failed.filter(({ name }) => !again.has(name));
    total.passed += late.length;
    repeated.push(...late);
  }
  total.failed = failures.length;
}

/** `cpu`: seconds of the command and its children, user and system; null where there is no POSIX shell. */
function run(command, isShown) {
  const cpuFile = path.join(scratch, `cpu-${files.length}-${Math.random()}`);
  const measured =
    process.platform === 'win32'
      ? command
      : ['sh', '-c', '"$@"; status=$?; times > "$0"; exit $status', cpuFile, ...command];
  const [program, ...values] = measured;
  const child = spawn(program, values, {
    env,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output, cpu: readCpu(cpuFile) }));
  });
}

/** The last line of `times` is `1m2.34s 0m5.67s`: user and system time of all children. */
function readCpu(file) {
  if (!existsSync(file)) return null;
  const [, line = ''] = readFileSync(file, 'utf8').trim().split('\n');
  const seconds = [...line.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return seconds.reduce((sum, one) => sum + one, 0);
}

function printTimes() {
  const inSeconds = (seconds) => (seconds === null ? '–' : `${seconds.toFixed(1)} s`).padStart(9);
  if (files.length > 0) console.log('\nSlowest files');
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  for (const { file, seconds } of slowest) console.log(`${inSeconds(seconds)}  ${file}`);
  console.log('\nStages         time      CPU');
  for (const { name, wall, cpu } of finished) {
    console.log(`${name.padEnd(12)}${inSeconds(wall)}${inSeconds(cpu)}`);
  }
  const cpu = finished.reduce((sum, stage) => sum + (stage.cpu ?? 0), 0);
  console.log(`${'all'.padEnd(12)}${inSeconds((Date.now() - started) / 1000)}${inSeconds(cpu)}`);
}

/** Repeats what failed at the end: a log of an hour is read from there. */
function printFailures() {
  const groups = { 'Passed when run again alone': repeated, Failed: failures };
  for (const [title, group] of Object.entries(groups)) {
    if (group.length > 0) console.log(`\n${title}`);
    for (const { name, message } of group) {
      console.log(`${name}\n${message.slice(-longestMessage).trim().replaceAll(/^/gm, '    ')}`);
    }
  }
}
