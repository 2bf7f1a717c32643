import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';

/** Runs the property tests with a new seed each round. SOAK_MINUTES: how long, 10 by default. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);

ensureInstalled();
const files = ['tests/unit', 'tests/contract'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'")),
);
const projects = ['rules', 'unit', 'contract'].flatMap((name) => ['--project', name]);
const end = Date.now() + minutes * 60_000;
let rounds = 0;
do {
  const seed = randomInt(2 ** 31);
  rounds += 1;
  console.log(`round ${rounds}, seed ${seed}`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, '--reporter=dot', ...files],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, NO_COLOR: '1', LANE: 'all', PROPERTY_SEED: String(seed) },
    },
  );
  if (status === 0) continue;
  // Vitest reports failures to stderr.
  const output = stdout + stderr;
  console.log(output);
  console.log('Add as a case to the `fc.assert` of the test, so that it stays:');
  const found = output.matchAll(/\{ seed: (-?\d+), path: ("[^"]*")/g);
  for (const [, failedSeed, failedPath] of found) {
    console.log(`  { seed: ${failedSeed}, path: ${failedPath} }`);
  }
  console.log(`All of the round again: PROPERTY_SEED=${seed} npm run test:all -- unit`);
  process.exit(1);
} while (Date.now() < end);
console.log(`${rounds} rounds in ${minutes} minutes, no counterexample`);
