import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, run } from './install.mjs';

/** Runs the property tests with a new seed each round. SOAK_MINUTES: how long, 10 by default. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);

ensureInstalled();
const files = ['tests/unit', 'tests/contract'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'")),
);
const suites = [
  { projects: ['rules', 'unit', 'contract'], files },
  // Forms made by chance, in Chromium on the built elements.
  { projects: ['browser'], files: ['tests/browser/takeover.spec.ts'] },
];
run(process.execPath, ['scripts/build.mjs']);
const end = Date.now() + minutes * 60_000;
let rounds = 0;
do {
  const seed = randomInt(2 ** 31);
  rounds += 1;
  console.log(`round ${rounds}, seed ${seed}`);
  for (const suite of suites) tryOut(suite, seed);
} while (Date.now() < end);
console.log(`${rounds} rounds in ${minutes} minutes, no counterexample`);

function tryOut({ projects, files: tried }, seed) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      '--reporter=dot',
      ...tried,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, NO_COLOR: '1', LANE: 'all', PROPERTY_SEED: String(seed) },
    },
  );
  if (status === 0) return;
  // Vitest reports failures to stderr.
  const output = stdout + stderr;
  console.log(output);
  console.log('Add as a case to the `fc.assert` of the test, so that it stays:');
  const found = output.matchAll(/\{ seed: (-?\d+), path: ("[^"]*")/g);
  for (const [, failedSeed, failedPath] of found) {
    console.log(`  { seed: ${failedSeed}, path: ${failedPath} }`);
  }
  console.log(
    `All of the round again: PROPERTY_SEED=${seed} npm run test:all -- ${projects[1] ?? projects[0]}`,
  );
  process.exit(1);
}
