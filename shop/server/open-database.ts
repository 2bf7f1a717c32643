import {
  openDatabase as openWith,
  type Database,
  type DatabaseOptions,
} from './ground/database/index.js';
import { domainTables } from './open-domains.js';

/**
 * Opens the database of a shop, PostgreSQL or the embedded one, and applies pending migrations, those of domains too.
 * @throws DatabaseError if the database does not respond or its disk is full; Error if another process uses the folder.
 */
export const openDatabase = (options?: DatabaseOptions): Promise<Database> =>
  openWith(options, domainTables);
