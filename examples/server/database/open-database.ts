import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { openPglite } from './pglite.js';
import { openPostgres } from './postgres.js';

export interface DatabaseOptions {
  /** `postgres://…`; takes precedence over `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database, by default `.data`; `'memory'` keeps it in memory. */
  readonly dataDir?: string;
}

/**
 * Opens the database and applies pending migrations.
 * @throws Error if PostgreSQL does not respond, or if another process uses the folder.
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
