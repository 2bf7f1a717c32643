// Installs the Vendure that connectors are proven on, unless it is there.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { run } from '../install.mjs';

const folder = 'examples/vendure';
const isNewer = (one, other) => statSync(one).mtimeMs >= statSync(other).mtimeMs;
const mark = path.join(folder, 'node_modules/.package-lock.json');

if (!existsSync(mark) || !isNewer(mark, path.join(folder, 'package-lock.json'))) {
  console.log('Installing Vendure (npm ci)…');
  // A package of Vendure's asks for a newer Node than the one that Vendure runs on, and ours takes that at its word.
  const options = ['--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund'];
  run('npm', ['ci', ...options, '--loglevel=error'], { cwd: folder });
}
