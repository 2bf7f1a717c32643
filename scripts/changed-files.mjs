import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The commit where the branch left origin/main, or the last one. */
export function findBase() {
  try {
    return git('merge-base', 'origin/main', 'HEAD')[0];
  } catch {
    return 'HEAD';
  }
}

/** Paths that differ from a commit, with those that git does not know yet, without those that are gone. */
export function findChanges(ref) {
  return [
    ...git('diff', '--name-only', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file));
}

function git(...values) {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return execFileSync('git', values, options).split('\n').filter(Boolean);
}
