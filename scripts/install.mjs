import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { generate } from './generate.mjs';

/** Runs `npm ci` if node_modules is missing or older than the lock file, and writes the generated sources. Needs only Node. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Vitrine needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const mark = 'node_modules/.package-lock.json';
  const lock = 'package-lock.json';
  if (!existsSync(mark) || statSync(mark).mtimeMs < statSync(lock).mtimeMs) {
    console.log('Installing packages (npm ci)…');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  generate();
}

/** Runs a command with its output shown; ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (status !== 0) process.exit(status ?? 1);
}
