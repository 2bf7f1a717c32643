import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Installs what the lock file lists, to the byte, unless that is there already. */
function install(lists, cache, what) {
  const lock = readFileSync(`${lists}/package-lock.json`, 'utf8');
  const mark = path.join(cache, 'installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log(`Fetching ${what} from npm…`);
  mkdirSync(cache, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(lists, file), path.join(cache, file));
  }
  const { status } = spawnSync(
    'npm',
    [
      ...['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'],
      ...['--fetch-retries=1', '--loglevel=error'],
    ],
    { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status === 0) return writeFileSync(mark, lock);
  console.error(`
The bench compares with ${what}, which are fetched from npm, once, into
${cache}.
npm could not be reached, or gave an error (above). Run this again when it can;
\`--bytes-only\` needs no network.`);
  process.exit(1);
}

/**
 * The folder of the packages of `<folder>/peers`, which are no dependencies of ours; fetches them when they are not
 * there. Ends the process when npm cannot be reached.
 */
export function fetchPackages(folder, what) {
  const name = path.basename(folder);
  const cache = path.resolve('node_modules/.cache/vitrine-bench', name);
  install(`${folder}/peers`, cache, what);
  return cache;
}

/** The exact version of each of them. */
export const readVersions = (folder) =>
  JSON.parse(readFileSync(`${folder}/peers/package.json`, 'utf8')).dependencies;
