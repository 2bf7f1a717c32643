import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/** What a server says when it is open; a consumer has no port. */
const opened = /http:\/\/localhost:(\d+)|Writing the events/;
const many = { calls: 100_000_000, seconds: 60 };
const kinds = ['reads', 'changes', 'pages', 'tracking', 'trackingKilobytes'];
/** Rate limits that no bench reaches, since all of its calls come from one address. */
export const noLimits = Object.fromEntries(kinds.map((kind) => [kind, many]));
/** Clock ticks of /proc, in milliseconds. */
const tick = 10;

/** Starts a server and resolves when it is open. `cpu` is the time its process has used, in milliseconds. */
export async function startServer(script, environment, { profile = null } = {}) {
  const { DATABASE_URL: _unused, ...own } = process.env;
  const server = spawn(
    process.execPath,
    [...(profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]), script],
    {
      env: {
        ...own,
        PORT: '0',
        RATE_LIMITS: JSON.stringify(noLimits),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const port = await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const [said, found] = opened.exec(chunk.toString()) ?? [];
      if (said) resolve(Number(found));
    });
    server.once('exit', (status) => reject(new Error(`${script} stopped at its start: ${status}`)));
  });
  return {
    port,
    cpu: () => readCpu(server.pid),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** User and system time by /proc; not a number where there is none. */
export function readCpu(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
