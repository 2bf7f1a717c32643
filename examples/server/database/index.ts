export type { Database, Queryable, QueryResult } from './database.js';
export { prepareOnce } from './migrate.js';
export { openDatabase, type DatabaseOptions } from './open-database.js';
