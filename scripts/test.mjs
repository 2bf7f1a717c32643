import { spawn } from 'node:child_process';
import { mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';

const node = process.execPath;

/** Every proof, cheapest first. Those of one `row` run side by side: each keeps only one processor busy. A stage with `projects` is of vitest projects; its tests are counted one by one. */
const stages = {
  types: { row: 'sources', command: [node, 'node_modules/typescript-7/bin/tsc'] },
  lint: { row: 'sources', command: [node, 'scripts/lint.mjs'] },
  unit: { projects: ['rules', 'unit'] },
  build: { command: [node, 'scripts/build.mjs'] },
  conformance: { row: 'package', projects: ['conformance'], needs: ['build'] },
  package: { row: 'package', projects: ['package'], needs: ['build'] },
  contract: { projects: ['contract'] },
  browser: { projects: ['browser'], needs: ['build', 'chromium'] },
  stories: { config: 'vitest.stories.config.ts', needs: ['chromium'] },
};

ensureInstalled();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !stages[name]);
if (unknown.length > 0) {
  console.error(
    `No such stage: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = asked.length === 0 ? Object.keys(stages) : withNeeds(asked);
if (chosen.some((name) => stages[name].needs?.includes('chromium'))) {
  const { ensureBrowser } = await import('./browser.mjs');
  ensureBrowser();
}

const total = { passed: 0, failed: 0, skipped: 0 };
const scratch = mkdtempSync(path.join(tmpdir(), 'vitrine-test-'));
for (const row of rowsOf(chosen)) await Promise.all(row.map(runStage));
rmSync(scratch, { recursive: true, force: true });

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

function withNeeds(names) {
  const wanted = new Set(names.flatMap((name) => [...(stages[name].needs ?? []), name]));
  return Object.keys(stages).filter((name) => wanted.has(name));
}

/** Neighbours of the same row, together. */
function rowsOf(names) {
  const rows = [];
  for (const name of names) {
    const last = rows.at(-1);
    const { row } = stages[name];
    if (row && last && stages[last[0]].row === row) last.push(name);
    else rows.push([name]);
  }
  return rows;
}

async function runStage(name, _place, row) {
  const started = Date.now();
  // What several say at once is told one after the other.
  const isAlone = row.length === 1;
  if (isAlone) console.log(`\n── ${name} ──`);
  const { count, output } = await (stages[name].command
    ? runCommand(stages[name].command, isAlone)
    : runVitest(name, isAlone));
  if (!isAlone) console.log(`\n── ${name} ──\n${output}`);
  for (const key of Object.keys(total)) total[key] += count[key] ?? 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
}

async function runCommand([command, ...args], isAlone) {
  const { status, output } = await run(command, args, isAlone);
  const count = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { count, output };
}

function run(command, args, isAlone) {
  const child = spawn(command, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}

async function runVitest(name, isAlone) {
  const { projects, config } = stages[name];
  const report = path.join(scratch, `${name}.json`);
  const { status, output } = await run(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(projects ? projects.flatMap((project) => ['--project', project]) : ['--config', config]),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    isAlone,
  );
  if (!existsSync(report)) return { count: { passed: 0, failed: 1 }, output };
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that could not be loaded fails without a failed test.
  const failed = numFailedTests || (status === 0 ? 0 : 1);
  return { count: { passed: numPassedTests, failed, skipped: numPendingTests }, output };
}
