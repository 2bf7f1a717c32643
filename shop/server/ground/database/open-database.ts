import { withPackages } from '../optional-packages.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import type { Migration } from './migrations.js';
import { openPglite } from './pglite.js';
import type { DatabaseSettings } from './settings.js';

export interface DatabaseOptions {
  /** `postgres://…`; takes precedence over `dataDir`. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database, by default `.data`; `'memory'` keeps it in memory. */
  readonly dataDir?: string;
  /** Limits of the connections to PostgreSQL. */
  readonly settings?: DatabaseSettings;
}

const loadPostgres = () => withPackages('DATABASE_URL', 'pg', () => import('./postgres.js'));

/**
 * Opens the database and applies pending migrations.
 * @param tables Those of domains.
 * @throws DatabaseError if the database does not respond or its disk is full; Error if another process uses the folder,
 * or `pg` is not installed.
 */
export async function openDatabase(
  { databaseUrl, dataDir = '.data', settings }: DatabaseOptions = {},
  tables: readonly Migration[] = [],
): Promise<Database> {
  const database =
    databaseUrl === undefined
      ? await openPglite(dataDir === 'memory' ? null : dataDir)
      : (await loadPostgres()).openPostgres(databaseUrl, settings);
  try {
    await migrate(database, tables);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
