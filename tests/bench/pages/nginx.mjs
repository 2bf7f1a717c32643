import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const example = 'examples/proxy/nginx.conf';

/** Whether nginx is installed (Debian: `apt-get install nginx`). */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** Starts nginx with the example's configuration in front of a shop. */
export async function openNginx(shop) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-proxy-'));
  // Workers are another user when root starts nginx.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const settings = readFileSync(example, 'utf8')
    .replaceAll('/tmp/vitrine-proxy', folder)
    // A warning says that a large body waits in a file.
    .replace('stderr warn', 'stderr error')
    .replace('127.0.0.1:8080', new URL(shop).host.replace('localhost', '127.0.0.1'))
    .replace('127.0.0.1:8000', `127.0.0.1:${port}`);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, settings);
  const server = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin, server);
  return {
    origin,
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitFor(origin, server) {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const isUp = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer.');
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
