import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeScratch } from '../../../scripts/mutants/scratch.mjs';
import { faults } from './faults.mjs';

/** @throws Error for a name that no fault has. */
export function chooseFaults(names) {
  const unknown = names.filter((name) => !Object.hasOwn(faults, name));
  if (unknown.length > 0) {
    const known = Object.keys(faults).join(', ');
    throw new Error(`No fault is named ${unknown.join(', ')}; there are: ${known}.`);
  }
  return names.length === 0 ? Object.keys(faults) : names;
}

/** Puts each fault into a copy of the sources, builds it and runs its test. False when one was not found. */
export async function runPlan({ names = [], seed = '1', forms = 1000 } = {}) {
  const { scratch } = makeScratch(process.cwd(), process.cwd(), []);
  const node = (...values) =>
    spawnSync(process.execPath, values, {
      cwd: scratch,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, NO_COLOR: '1', LANE: 'all', PROPERTY_SEED: seed, FORMS: `${forms}` },
    });
  let isPassed = true;
  try {
    for (const name of chooseFaults(names)) {
      const result = tryFault(scratch, node, faults[name]);
      isPassed &&= result.isFound;
      console.log(`${result.isFound ? '✓' : '✗'} ${name}: ${result.said}`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return isPassed;
}

function tryFault(scratch, node, { spec, edits }) {
  const before = new Map();
  for (const { file, from, to } of edits) {
    const target = path.join(scratch, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no longer: ${from}`);
    if (!before.has(target)) before.set(target, text);
    writeFileSync(
      target,
      text.replace(from, () => to),
    );
  }
  try {
    const project = spec.split('/')[1];
    if (project === 'browser') {
      const build = node('scripts/build.mjs', '--quick', '--flavour', 'react');
      if (build.status !== 0) return { isFound: false, said: build.stdout + build.stderr };
    }
    const { status, stdout, stderr } = node(
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, spec],
    );
    const found = /AssertionError: .*|At stage ".*/.exec(stdout + stderr)?.[0];
    if (status === 0) return { isFound: false, said: 'the test passes' };
    return found ? { isFound: true, said: found } : { isFound: false, said: stdout + stderr };
  } finally {
    for (const [target, text] of before) writeFileSync(target, text);
  }
}
