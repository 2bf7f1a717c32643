import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { findRepeats, judgeLate } from './test/late.mjs';
import { runStage } from './test/run-stage.mjs';
import { runAll } from './test/schedule.mjs';
import { measureSlowness } from './test/slowness.mjs';
import { judgeBudgets, planStages, stages } from './test/stages.mjs';
import { printFailures, printTimes } from './test/print.mjs';

const { positionals: asked, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    // Everything at full strength; `npm test` proves everything once, cheaply.
    all: { type: 'boolean', default: false },
    // The build is there.
    'no-build': { type: 'boolean', default: false },
    // A stage beyond its CPU seconds fails.
    budget: { type: 'boolean', default: false },
    // Writes the figures of the run to this file.
    figures: { type: 'string' },
  },
});
const lane = options.all ? 'all' : 'test';

ensureInstalled();
const plan = readPlan();
await ensureNeeds();

const scratch = mkdtempSync(path.join(tmpdir(), 'vitrine-test-'));
const started = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const finished = [];
const files = [];
let failures = [];
let late = [];
const measured = options.budget ? measureSlowness : () => 1;
const before = measured();
await runAll(plan, stages, run);
await repeatFailed();
const slowness = (before + measured()) / 2;
const overspent = options.budget ? judgeBudgets(finished, lane, slowness) : [];
failures.push(...overspent.map((message) => ({ name: 'CPU seconds', message })));
total.failed = failures.length;
rmSync(scratch, { recursive: true, force: true });

const seconds = (Date.now() - started) / 1000;
printTimes({ finished, files, seconds, lane, slowness });
printFailures({ 'Passed only when run again': late, Failed: failures });
if (options.figures) {
  const figures = { lane, seconds, total, stages: finished, files };
  writeFileSync(options.figures, `${JSON.stringify(figures, null, 2)}\n`);
}
const skipped = options.all || total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

function readPlan() {
  try {
    return planStages({ lane, asked, isBuilt: options['no-build'] });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

async function ensureNeeds() {
  const needs = new Set(plan.flatMap((name) => stages[name].needs ?? []));
  if (needs.has('chromium')) (await import('./browser.mjs')).ensureBrowser();
  if (!needs.has('postgres') || process.env.DATABASE_URL) return;
  console.error(
    'test:all proves the shop on PostgreSQL too. Set DATABASE_URL to a database of its own, or run .ci/run on Debian, which starts one.',
  );
  process.exit(1);
}

async function run(name) {
  const began = Date.now();
  const isShown = asked.length === 1 && name === asked[0];
  console.log(`${name}: started`);
  const result = await runStage(name, { lane, scratch, isShown });
  const wall = (Date.now() - began) / 1000;
  for (const key of Object.keys(total)) total[key] += result.count[key];
  finished.push({ name, wall, cpu: result.cpu, ...result.count });
  files.push(...result.files.map((file) => ({ stage: name, ...file })));
  failures.push(...result.failures);
  if (!isShown && result.failures.length > 0) console.log(`\n── ${name} ──\n${result.output}`);
  const { passed, failed } = result.count;
  console.log(`${name}: ${passed} passed, ${failed} failed (${wall.toFixed(1)} s)`);
}

/**
 * Runs files with failed tests once more, with the machine to themselves. A file that passes then was late, not wrong:
 * it is named at the end. `npm test` counts it as passed, `test:all` as failed unless it is in quarantine.
 */
async function repeatFailed() {
  const repeats = findRepeats(failures);
  if (repeats.size === 0) return;
  const again = [];
  for (const [stage, only] of repeats) {
    const result = await runStage(stage, { lane, scratch, isShown: false, only: [...only] });
    console.log(`\n── ${stage}, again ──\n${result.output}`);
    again.push(...result.failures);
  }
  const names = new Set(again.map(({ name }) => name));
  const { tolerated, refused } = judgeLate(
    failures.filter(({ name }) => !names.has(name)),
    lane,
  );
  late = tolerated;
  total.passed += late.length;
  failures = [...again, ...refused];
}
