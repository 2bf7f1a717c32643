import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';

const results = 'tests/bench/results';
const slowestKept = 20;
const isTest = (file) => /\.(test|spec|stories)\.tsx?$/.test(file);

/** Files of tests, their tests as far as a run counted them, and lines, helpers included, by level. */
function countLevels(stages) {
  const folders = [
    ...readdirSync('tests', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `tests/${name}`),
    'stories',
  ];
  return folders.map((folder) => {
    const files = readdirSync(folder, { recursive: true })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.(tsx?|mjs)$/.test(file));
    const lines = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
    const stage = stages.find(({ name }) => name === path.basename(folder));
    return {
      level: path.basename(folder),
      files: files.filter(isTest).length,
      tests: stage ? stage.passed + stage.failed + stage.skipped : null,
      lines: lines.reduce((sum, count) => sum + count, 0),
    };
  });
}

/**
 * Runs `npm test`, or all at full strength; prints and stores the seconds and CPU seconds of each stage, the slowest files,
 * and what there is of each level. Resolves to whether it passed.
 */
export function benchTests({ all = false }) {
  mkdirSync(results, { recursive: true });
  const name = all ? 'tests-all' : 'tests';
  const file = path.join(results, `${name}.json`);
  const { status } = spawnSync(
    process.execPath,
    ['scripts/test.mjs', '--figures', file, ...(all ? ['--all'] : [])],
    { stdio: 'inherit' },
  );
  const { files, ...run } = JSON.parse(readFileSync(file, 'utf8'));
  const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, slowestKept);
  const levels = countLevels(run.stages);
  console.table(levels);
  const { model } = cpus()[0] ?? {};
  const machine = `${cpus().length} cores, ${model}, Node ${process.versions.node}`;
  writeFileSync(file, `${JSON.stringify({ machine, ...run, slowest, levels }, null, 2)}\n`);
  console.log(`Written: ${file}`);
  return status === 0;
}
