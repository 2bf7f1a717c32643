import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const lists = 'tests/bench/template/peers';
const cache = path.resolve('node_modules/.cache/vitrine-bench/template');
const unreachable = `
The template bench compares with engines that are fetched from npm, once, into
${cache}.
npm could not be reached, or gave an error (above). Run this again when it can;
\`npm run bench -- template --bytes-only\` needs no network.`;

/** Installs what the lock file of `peers/` lists, to the byte, unless that is there already. */
function install() {
  const lock = readFileSync(`${lists}/package-lock.json`, 'utf8');
  const mark = path.join(cache, 'installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log('Fetching the other template engines from npm…');
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
  if (status !== 0) {
    console.error(unreachable);
    process.exit(1);
  }
  writeFileSync(mark, lock);
}

let require;

/** A package among the peers, which are no dependencies of ours. Fetches them when they are not there. */
export function requirePeer(name) {
  if (!require) {
    install();
    require = createRequire(path.join(cache, 'package.json'));
  }
  return require(name);
}

/** The exact version of each peer. */
export const versions = JSON.parse(readFileSync(`${lists}/package.json`, 'utf8')).dependencies;
