import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';

/** Like shop/server/ground/database/lock-folder.ts: a socket in the folder that somebody listens on. */
async function requireFree(folder, what) {
  const sockets = readdirSync(folder).filter((name) => /^lock-.*\.sock$/.test(name));
  for (const name of sockets) {
    const isTaken = await new Promise((resolve) => {
      const socket = connect(path.relative('', path.join(folder, name)));
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isTaken) {
      throw new Error(
        `The shop uses ${folder}. Stop it first, ${what}, and start it again; a shop that must not stop runs on PostgreSQL.`,
      );
    }
  }
}

async function syncFile(file) {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

export async function backUpFolder(folder, file) {
  const data = path.join(folder, 'pglite');
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    throw new Error(`There is no database in ${folder}. Set DATA_DIR or DATABASE_URL.`);
  }
  await requireFree(folder, 'back up');
  const pglite = await PGlite.create({ dataDir: data });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  // Under its own name only when it is whole and on the disk.
  const draft = `${file}.part`;
  await pipeline(Readable.fromWeb(dump.stream()), createGzip(), createWriteStream(draft));
  await syncFile(draft);
  await rename(draft, file);
  return `The database in ${folder} is in ${file}.`;
}

export async function restoreFolder(folder, file) {
  await mkdir(folder, { recursive: true });
  await requireFree(folder, 'restore');
  const data = path.join(folder, 'pglite');
  if (existsSync(data)) {
    throw new Error(
      `${folder} has a database already. Move it away, or set DATA_DIR to a new folder.`,
    );
  }
  const parts = [];
  await pipeline(createReadStream(file), createGunzip(), async (stream) => {
    for await (const part of stream) parts.push(part);
  }).catch((cause) => {
    throw new Error(`${file} is no backup of an embedded database: ${cause.message}.`, { cause });
  });
  // There until the database is whole; the shop makes a new one where it finds this.
  const draft = path.join(folder, 'creating');
  await (await open(draft, 'w')).close();
  const pglite = await PGlite.create({ dataDir: data, loadDataDir: new Blob(parts) });
  const { rows } = await pglite.query('select count(*)::int as n from migrations');
  await pglite.close();
  for (const entry of readdirSync(data, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory())
      await syncFile(path.join(entry.parentPath, entry.name));
  }
  await rm(draft);
  await syncFile(folder);
  return `${file} is restored to ${folder} (${rows[0].n} migrations). Start the shop.`;
}
