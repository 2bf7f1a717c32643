import { existsSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { formatFileSize } from 'vitrine/core/content';
import type { Database } from './database.js';
import { DatabaseError } from './errors.js';
import { lockFolder } from './lock-folder.js';
import { createPgliteClient } from './pglite-client.js';
import { repeat } from './repeat.js';
import { createFiles } from './create-files.js';
import { realDisk, syncPath, syncTree, type Disk } from './disk.js';
import { SyncedFileSystem } from './synced-file-system.js';

/** Bytes that must be free: PostgreSQL logs in files of 16 MB, and cannot continue without the next. */
const leastFree = 48 * 1024 * 1024;

/** Bytes of log after which the data files are written, so that the log stays short. */
const checkpointEvery = 64 * 1024 * 1024;

/**
 * Opens the embedded database in a folder, or in memory for null. Takes 2 to 4 seconds. Acknowledged changes survive
 * the end of the process and a power loss.
 * @param disk How files are synced; of the operating system by default.
 * @throws DatabaseError `full` if the disk is; Error if another process uses the folder.
 */
export async function openPglite(folder: string | null, disk: Disk = realDisk): Promise<Database> {
  if (folder === null) return asDatabase(await PGlite.create());
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    await requireRoom(folder);
    const { pglite, files } = await openFiles(folder, disk);
    const database = asDatabase(pglite, files);
    return {
      ...database,
      async check() {
        await requireRoom(folder);
        await database.check();
      },
      async close() {
        await database.close();
        await files.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openFiles(folder: string, disk: Disk) {
  const data = join(folder, 'pglite');
  // There while a new database is made: after a power loss it is made again.
  const draft = join(folder, 'creating');
  if (existsSync(draft)) await rm(data, { recursive: true, force: true });
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await writeFile(draft, '');
    await createFiles(data);
    await syncTree(folder, disk);
    await rm(draft);
    syncPath(folder, disk);
  }
  const files = new SyncedFileSystem(data, disk);
  const pglite = await PGlite.create({ fs: files, startParams: files.startParams });
  return { pglite, files };
}

async function requireRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= leastFree) return;
  const text = (bytes: number) => formatFileSize(bytes, 'en');
  throw new DatabaseError(
    'full',
    'ENOSPC',
    `${text(free)} are free in ${folder}; ${text(leastFree)} are needed`,
  );
}

/** @param files Where the database is kept; without, in memory. */
export function asDatabase(pglite: PGlite, files?: SyncedFileSystem): Database {
  const client = createPgliteClient(pglite);

  /** Acknowledged data must be on the disk, also data that a statement has read and another has just written. */
  async function acknowledge<T>(result: T): Promise<T> {
    await files?.sync();
    return result;
  }

  async function run<T>(work: () => Promise<T>): Promise<T> {
    files?.requireIntact();
    const result = await repeat(work);
    if (files && files.logged >= checkpointEvery) {
      files.logged = 0;
      await client.query('checkpoint');
    }
    return acknowledge(result);
  }

  return {
    query: (statement, values) => run(() => client.query(statement, values)),
    transaction: (work) =>
      run(() =>
        client.alone(async (connection) => {
          await connection.query('begin');
          try {
            const result = await work(connection);
            const { command } = await connection.query('commit');
            // So it answers after a failed statement whose error the work has caught.
            if (command === 'ROLLBACK') throw new DatabaseError('statement', null, 'rolled back');
            return result;
          } catch (error) {
            await connection.query('rollback');
            throw error;
          }
        }),
      ),
    check: () =>
      run(() =>
        client.alone(async (connection) => {
          await connection.query('begin');
          try {
            await connection.query(`insert into health_checks (filler) values ('')`);
          } finally {
            await connection.query('rollback');
          }
        }),
      ),
    close: client.close,
  };
}
