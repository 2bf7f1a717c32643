import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { generate } from './generate.mjs';

/** Runs `npm ci` if other packages are installed than the lock file says, and writes the generated sources. Needs only Node. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Vitrine needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  // The record that npm wrote beside the packages that it installed.
  const mark = 'node_modules/.package-lock.json';
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  if (!existsSync(mark) || !isInstalled(read('package-lock.json'), read(mark))) {
    console.log('Installing packages (npm ci)…');
    const began = performance.now();
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    console.log(`Installed packages in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  generate();
}

/**
 * Whether the packages of a lock file are those that are installed. Of the optional ones each machine takes its own, and
 * npm installs none that nothing needs.
 */
export const isInstalled = ({ packages }, { packages: installed }) =>
  Object.entries(packages).every(([folder, { version, integrity, optional, extraneous }]) => {
    const found = installed[folder];
    if (folder === '' || ((optional || extraneous) && found === undefined)) return true;
    return found?.version === version && found.integrity === integrity;
  });

/** Runs a command with its output shown; ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (status !== 0) process.exit(status ?? 1);
}
