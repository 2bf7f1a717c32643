import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { noRateLimits } from '../rate-limits.mjs';

/**
 * The built shop on a database; it can be ended and started again on the same port.
 * @param script Another program of the build, which says `opening` when it is ready.
 */
export function createShop({
  port,
  environment,
  script = 'dist/examples/start.js',
  opening = 'The shop is open',
}) {
  const log = [];
  let server = null;
  const { DATABASE_URL: _unused, ...inherited } = process.env;

  async function start() {
    server = spawn(process.execPath, [script], {
      env: {
        ...inherited,
        PORT: String(port),
        OWNER_PASSWORD: 'vitrine-faults-owner',
        RATE_LIMITS: noRateLimits,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const own = server;
    server.stderr.on('data', (chunk) => log.push(chunk.toString()));
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (chunk) => {
        if (chunk.toString().includes(opening)) resolve();
      });
      own.once('exit', (status) =>
        reject(new Error(`The shop stopped at its start (${status}): ${log.slice(-3).join('')}`)),
      );
    });
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    log,
    start,
    isAlive: () => server !== null && server.exitCode === null && server.signalCode === null,
    /** Ends the process; resolves to its exit status, or to null when the signal ended it. */
    async end(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
      const ended = once(server, 'exit');
      server.kill(signal);
      const [status] = await ended;
      return status;
    },
  };
}
