// Installs the Vendure that connectors are proven on, unless it is there.
import { existsSync, readFileSync } from 'node:fs';
import { isInstalled, run } from '../install.mjs';

const folder = 'examples/vendure';
const mark = `${folder}/node_modules/.package-lock.json`;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

if (!existsSync(mark) || !isInstalled(read(`${folder}/package-lock.json`), read(mark))) {
  console.log('Installing Vendure (npm ci)…');
  // A package of Vendure's asks for a newer Node than the one that Vendure runs on, and ours takes that at its word.
  const options = ['--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund'];
  run('npm', ['ci', ...options, '--loglevel=error'], { cwd: folder });
}
