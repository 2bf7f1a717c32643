import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { openPglite } from './pglite.js';
import { openPostgres } from './postgres.js';

export interface DatabaseOptions {
  /** `postgres://…`; wins over `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database, default `.data`; `'memory'` keeps it in memory. */
  readonly dataDir?: string;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws Error when PostgreSQL does not answer, or when another process works in the folder.
 */
export async function openDatabase({
  databaseUrl,
  dataDir = '.data',
}: DatabaseOptions = {}): Promise<Database> {
  const database =
    databaseUrl === undefined
      ? await openPglite(dataDir === 'memory' ? null : dataDir)
      : openPostgres(databaseUrl);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
