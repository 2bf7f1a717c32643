import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';

/** Name of a socket, `lock-5f2c81aa.sock`. */
const socketName = /^lock-[0-9a-f]{8}\.sock$/;
/** How long one who came first is given to give way to others who try at the same moment, in milliseconds. */
const patience = 1000;
/** Sockets without a listener are removed when they are older than this, in milliseconds. */
const staleAge = 60_000;

/**
 * Locks the folder of an embedded database, because PGlite does not detect a second process in its folder and both
 * would corrupt the data. The lock is a unix socket in the folder that the process listens on: the kernel tells each
 * process whether somebody listens, also from another container with the same volume, and stops when the process ends,
 * however it ends. A process that finds another listener after it has begun to listen itself gives way, so that of two
 * at most one stays. It does not protect a folder that several hosts share.
 * @returns Releases the lock.
 * @throws Error if another process uses the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const deadline = Date.now() + patience;
  for (;;) {
    if (await hasListener(folder, null)) {
      if (Date.now() > deadline) throw takenError(folder);
      await pause(50 + Math.random() * 100);
      continue;
    }
    const name = `lock-${randomUUID().slice(0, 8)}.sock`;
    const server = await listen(folder, name);
    if (!(await hasListener(folder, name))) {
      await removeStale(folder, name);
      return () => close(server, join(folder, name));
    }
    await close(server, join(folder, name));
    if (Date.now() > deadline) throw takenError(folder);
    await pause(Math.random() * 200);
  }
}

function takenError(folder: string): Error {
  return new Error(
    `Another process already uses ${folder}, here or in another container. Stop it, set DATA_DIR to another folder, or set DATABASE_URL to run several copies on PostgreSQL.`,
  );
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function socketsIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => socketName.test(name));
}

async function hasListener(folder: string, own: string | null): Promise<boolean> {
  const others = (await socketsIn(folder)).filter((name) => name !== own);
  const answers = await Promise.all(others.map((name) => isListening(folder, name)));
  return answers.includes(true);
}

/** Names of sockets are limited to some 100 bytes; the folder's own descriptor shortens those that are longer. */
async function withAddress<T>(
  folder: string,
  name: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const whole = join(folder, name);
  const [address = whole] = [whole, relative('', whole)].sort((a, b) => a.length - b.length);
  if (Buffer.byteLength(address) < 100 || process.platform !== 'linux') return use(address);
  const descriptor = openSync(folder, constants.O_RDONLY);
  try {
    return await use(`/proc/self/fd/${descriptor}/${name}`);
  } finally {
    closeSync(descriptor);
  }
}

function isListening(folder: string, name: string): Promise<boolean> {
  return withAddress(
    folder,
    name,
    (address) =>
      new Promise((resolve) => {
        const socket = connect(address);
        socket.once('connect', () => {
          socket.destroy();
          resolve(true);
        });
        // Any other error, as of a full queue, comes from a listener.
        socket.once('error', (error: NodeJS.ErrnoException) =>
          resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
        );
      }),
  );
}

function listen(folder: string, name: string): Promise<Server> {
  return withAddress(
    folder,
    name,
    (address) =>
      new Promise((resolve, reject) => {
        const server = createServer((socket) => socket.destroy());
        server.once('error', (cause) => {
          reject(
            new Error(
              `${folder} cannot be locked (${cause.message}). Choose a folder on a disk of this host as DATA_DIR.`,
              { cause },
            ),
          );
        });
        server.listen(address, () => resolve(server));
        server.unref();
      }),
  );
}

async function close(server: Server, path: string): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
  await rm(path, { force: true });
}

/** Removes what ended processes have left. A new one may belong to a process that is about to listen. */
async function removeStale(folder: string, own: string): Promise<void> {
  for (const name of await socketsIn(folder)) {
    if (name === own) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > staleAge) await rm(path, { force: true });
  }
}
