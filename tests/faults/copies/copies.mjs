import { createServer } from 'node:net';
import { createShop } from '../database/shop.mjs';

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Below the ports that systems give to outgoing connections: one of these could take the port of a copy that restarts. */
const ownPorts = { from: 20_000, to: 32_000 };

async function findLastingPort() {
  const { from, to } = ownPorts;
  for (;;) {
    const port = from + Math.floor(Math.random() * (to - from));
    const isFree = await new Promise((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** Starts copies of the built shop that share a database. */
export async function openCopies({ count, databaseUrl, environment = {} }) {
  const copies = [];
  for (let n = 0; n < count; n += 1) {
    const port = await findLastingPort();
    const own = { DATABASE_URL: databaseUrl, TRUST_PROXY: 'true', ...environment };
    copies.push({ port, ...createShop({ port, environment: own }) });
  }
  const close = () => Promise.all(copies.map((copy) => copy.end('SIGKILL')));
  try {
    await Promise.all(copies.map((copy) => copy.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return { copies, ports: copies.map(({ port }) => port), close };
}

/** Stops a copy as its operator does, starts it again, and waits until it wants requests. */
export async function restart(copy) {
  const status = await copy.end('SIGTERM');
  if (status !== 0) throw new Error(`SIGTERM ended a copy with ${status}.`);
  await copy.start();
  await waitUntilReady(copy);
}

/** Ends a copy in the middle of what it does, and starts it again after a moment. */
export async function kill(copy) {
  await copy.end('SIGKILL');
  await wait(Math.random() * 1000);
  await copy.start();
  await waitUntilReady(copy);
}

async function waitUntilReady({ origin }) {
  for (;;) {
    const { ok } = await fetch(`${origin}/api/health/ready`);
    if (ok) return;
    await wait(50);
  }
}
