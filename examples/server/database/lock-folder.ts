import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Locks the folder of an embedded database with a file that holds the process id, because PGlite does not detect a
 * second process in its folder and both would corrupt the data. A stale lock file is replaced.
 * @returns Releases the lock.
 * @throws Error if another process uses the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'server.pid');
  const holder = await readHolder(path);
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Process ${holder} already uses ${folder}. Stop it, set DATA_DIR to another folder, or set DATABASE_URL to run several copies on PostgreSQL.`,
    );
  }
  await writeFile(path, String(process.pid));
  return () => rm(path, { force: true });
}

async function readHolder(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const id = Number.parseInt(text, 10);
  return id > 0 ? id : null;
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
