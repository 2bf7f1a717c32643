// npm runs this before it publishes: the packed files are built here, from a commit that is a release.
import { spawnSync } from 'node:child_process';
import { findReleaseProblems } from './release/check.mjs';

const isDryRun = process.env.npm_config_dry_run === 'true';
const problems = findReleaseProblems('.', process.env, isDryRun);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
for (const script of ['audit', 'build']) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
