import { spawn } from 'node:child_process';
import { cached } from './cached.mjs';
import { findBase, findChanges } from './changed-files.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * Proves in seconds what the changes since a commit can break: types, lint of the changed files, and the rules and unit tests
 * that import them. `npm run check -- REF`; by default since the branch left origin/main, or since the last commit.
 */
ensureInstalled();
const base = process.argv[2] ?? findBase();
const changed = findChanges(base);
console.log(`${changed.length} changed files since ${base}`);

const sources = changed.filter((file) => /\.(tsx?|mjs|js)$/.test(file));
const checks = {
  types: [
    'typescript-7/bin/tsc',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/vitrine/types.tsbuildinfo',
  ],
  ...(sources.length > 0 && {
    eslint: [
      'eslint/bin/eslint.js',
      '--max-warnings=0',
      '--no-warn-ignored',
      ...cached('eslint'),
      ...sources,
    ],
  }),
  ...(changed.length > 0 && {
    prettier: [
      'prettier/bin/prettier.cjs',
      '--check',
      '--ignore-unknown',
      '--log-level=warn',
      ...changed,
    ],
  }),
  tests: [
    'vitest/vitest.mjs',
    'run',
    ...[
      '--project=rules',
      '--project=unit',
      `--changed=${base}`,
      '--passWithNoTests',
      '--reporter=dot',
    ],
  ],
};
const results = await Promise.all(Object.entries(checks).map(check));
process.exit(results.every(Boolean) ? 0 : 1);

/** Resolves to whether a check passed; prints what it says when it did not. */
function check([name, [script, ...values]]) {
  const began = Date.now();
  const child = spawn(process.execPath, [`node_modules/${script}`, ...values], {
    env: process.env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve) => {
    child.once('close', (status) => {
      if (status !== 0) console.log(output);
      const verdict = status === 0 ? 'passed' : 'failed';
      console.log(`${name}: ${verdict} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      resolve(status === 0);
    });
  });
}
