import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readFlavour } from './flavours.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { folder } = readFlavour();
if (
  isStale('dist/examples/start.js', ['core', 'widgets', 'examples', 'scripts', 'rollup.config.mjs'])
) {
  console.log('Building…');
  const { build } = await import('./build-all.mjs');
  await build();
}
const server = spawn(process.execPath, ['dist/examples/start.js'], {
  stdio: 'inherit',
  env: { ASSETS_DIR: folder, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (status) => process.exit(status ?? 0));

function isStale(output, sources) {
  return !existsSync(output) || sources.some((source) => newest(source) > statSync(output).mtimeMs);
}

function newest(source) {
  const stat = statSync(source);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(source).map((name) => newest(path.join(source, name))));
}
