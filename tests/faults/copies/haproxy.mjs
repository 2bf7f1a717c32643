import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../database/cluster.mjs';

const example = 'examples/proxy/haproxy.cfg';

/** Whether haproxy is installed (Debian: `apt-get install haproxy`). */
export const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0;

/**
 * The example's configuration for these ports.
 * @param requests An address may send in 10 s; by default so many that no test meets the limit.
 * @param ownProxy Address of a proxy whose word is taken for the visitor's address.
 * @param requestTimeout Of a request that is sent slowly, such as `300ms`.
 * @param isHurried Asks the copies ten times as often whether they are ready.
 */
function settingsFor({
  port,
  ports,
  requests = 1_000_000,
  ownProxy = null,
  requestTimeout = null,
  isHurried = false,
}) {
  const changes = [
    [/127\.0\.0\.1:8000/, `127.0.0.1:${port}`],
    [/ +server copy1 .*\n(?: +server copy.*\n)+/g, ports.map(serverLine).join('')],
    [/sc0_http_req_rate gt \d+/, `sc0_http_req_rate gt ${requests}`],
    // Which copy has answered.
    [/ +default_backend shop\n/, `$&  http-response set-header X-Copy %s\n`],
    ...(ownProxy === null ? [] : [[/src 192\.0\.2\.1/, `src ${ownProxy}`]]),
    ...(requestTimeout === null
      ? []
      : [[/timeout http-request 20s/, `timeout http-request ${requestTimeout}`]]),
    ...(isHurried ? [[/inter 1s/, 'inter 100ms']] : []),
  ];
  return changes.reduce(
    (settings, [pattern, replacement]) => {
      if (settings.search(pattern) < 0) throw new Error(`${example} contains no ${pattern}.`);
      return settings.replace(pattern, replacement);
    },
    readFileSync(example, 'utf8'),
  );
}

const serverLine = (port, index) => `  server copy${index + 1} 127.0.0.1:${port}\n`;

/** Starts haproxy with the example's configuration in front of the copies on these ports. */
export async function openHaproxy(options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-balancer-'));
  const port = await freePort();
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, settingsFor({ ...options, port }));
  const server = spawn('haproxy', ['-f', file, '-db'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const log = [];
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => log.push(chunk.toString()));
  }
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin, server, log);
  return {
    origin,
    port,
    pid: server.pid,
    log,
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitFor(origin, server, log) {
  for (let tries = 0; tries < 200 && server.exitCode === null; tries += 1) {
    const isUp = await fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill('SIGKILL');
  throw new Error(`haproxy does not answer: ${log.join('')}`);
}
