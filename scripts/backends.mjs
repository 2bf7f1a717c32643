// Installs the shop systems that run on this machine and proves the connectors on them: the contract suite of all clients,
// and a shopper's journey in Chromium on a page of another origin.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, run } from './install.mjs';

const folder = 'examples/vendure';
const isNewer = (one, other) => statSync(one).mtimeMs >= statSync(other).mtimeMs;

ensureInstalled();
const mark = path.join(folder, 'node_modules/.package-lock.json');
if (!existsSync(mark) || !isNewer(mark, path.join(folder, 'package-lock.json'))) {
  console.log('Installing Vendure (npm ci)…');
  // A package of Vendure's asks for a newer Node than the one that Vendure runs on, and ours takes that at its word.
  const options = ['--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund'];
  run('npm', ['ci', ...options, '--loglevel=error'], { cwd: folder });
}
if (!process.argv.includes('--no-build')) run(process.execPath, ['scripts/build.mjs']);
const { ensureBrowser } = await import('./browser.mjs');
ensureBrowser();
run(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'connectors',
  '--project',
  'backends',
]);
