import { spawnSync } from 'node:child_process';
import { mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';

const node = process.execPath;

/** Every proof, cheapest first. A stage with `projects` is of vitest projects; its tests are counted one by one. */
const stages = {
  types: { command: [node, 'node_modules/typescript/bin/tsc'] },
  lint: { command: [node, 'scripts/lint.mjs'] },
  unit: { projects: ['rules', 'unit'] },
  build: { command: [node, 'scripts/build.mjs'] },
  conformance: { projects: ['conformance'], needs: ['build'] },
  contract: { projects: ['contract'] },
  package: { projects: ['package'] },
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
for (const name of chosen) {
  const started = Date.now();
  console.log(`\n── ${name} ──`);
  const count = stages[name].command ? runCommand(stages[name].command) : runVitest(name);
  for (const key of Object.keys(total)) total[key] += count[key] ?? 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
}
rmSync(scratch, { recursive: true, force: true });

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

function withNeeds(names) {
  const wanted = new Set(names.flatMap((name) => [...(stages[name].needs ?? []), name]));
  return Object.keys(stages).filter((name) => wanted.has(name));
}

function runCommand([command, ...args]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runVitest(name) {
  const { projects, config } = stages[name];
  const report = path.join(scratch, `${name}.json`);
  const { status } = spawnSync(
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
    { stdio: 'inherit' },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  // A file that could not be loaded fails without a failed test.
  const failed = numFailedTests || (status === 0 ? 0 : 1);
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}
