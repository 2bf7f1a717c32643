import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * PGlite does not notice a second process in its folder and both would spoil the data, so the first one
 * leaves its process id there. The file of a process that is gone is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'server.pid');
  const holder = await readHolder(path);
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Process ${holder} already works in ${folder}. Stop it, set DATA_DIR to another folder, or set DATABASE_URL to run several copies on PostgreSQL.`,
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
    // EPERM: it runs, but belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
