import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noRateLimits } from '../rate-limits.mjs';

const opened = /http:\/\/localhost:\d+/;
const password = 'vitrine-faults';

/** The cookies an answer sets, as a `Cookie` header has them. */
const cookiesOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** The owner's cookie, by the form that an owner fills in. */
async function signIn(origin, password) {
  const page = await fetch(`${origin}/owner/sign-in`);
  const crumbs = cookiesOf(page);
  const crumb = decodeURIComponent(/crumb=([^;]*)/.exec(crumbs)?.[1] ?? '');
  const answer = await fetch(`${origin}/owner/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: crumbs, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ crumb, password }),
  });
  const cookie = cookiesOf(answer);
  if (!cookie.includes('OWNER=')) throw new Error(`The shop let no owner in (${answer.status}).`);
  return cookie;
}

/** Reads the events of a shop as its owner may. */
export async function openReader(origin, password) {
  const cookie = await signIn(origin, password);

  /** Events in the database that came in after the cursor, and the cursor for the next reading. */
  async function readEvents({ environment = 'prod', after = null } = {}) {
    const events = [];
    let cursor = after;
    for (;;) {
      const query = new URLSearchParams({ environment, limit: '500' });
      if (cursor !== null) query.set('after', String(cursor));
      const answer = await fetch(`${origin}/api/analytics/events?${query}`, {
        headers: { cookie },
      });
      if (!answer.ok) throw new Error(`The shop does not tell its events: ${answer.status}.`);
      const { events: some, next } = await answer.json();
      events.push(...some);
      if (next !== null && next !== undefined) cursor = next;
      if (some.length === 0 || next === null || next === undefined) return { events, cursor };
    }
  }

  /** Asks for what only the owner may see. */
  const askAsOwner = (address) => fetch(origin + address, { headers: { cookie } });

  return { origin, readEvents, askAsOwner };
}

/** Starts the built shop on a database of its own. Pages of `allowedOrigins` may call it. */
export async function openShop({
  startScript = 'dist/examples/start.js',
  cdn = 'dist/cdn',
  allowedOrigins = [],
} = {}) {
  if (!existsSync(startScript)) throw new Error(`${startScript} is missing: run npm run build.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-faults-'));
  const assets = path.join(folder, 'cdn');
  // A copy, so that a build meanwhile does not take chunks away from a page under test.
  cpSync(cdn, assets, { recursive: true });
  const { DATABASE_URL: _unused, ...environment } = process.env;
  const server = spawn(process.execPath, [startScript], {
    env: {
      ...environment,
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      ASSETS_DIR: assets,
      OWNER_PASSWORD: password,
      ALLOWED_ORIGINS: allowedOrigins.join(','),
      // All scenarios come from one address.
      RATE_LIMITS: noRateLimits,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const [url] = opened.exec(chunk.toString()) ?? [];
      if (url) resolve(url);
    });
    server.once('exit', (status) =>
      reject(new Error(`The shop stopped at its start (${status}).`)),
    );
  });
  const { readEvents, askAsOwner } = await openReader(origin, password);

  return {
    origin,
    password,
    readEvents,
    askAsOwner,
    async close() {
      server.removeAllListeners('exit');
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
