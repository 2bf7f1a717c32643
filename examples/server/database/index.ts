export type { Database, PoolStats, Queryable } from './database.js';
export { prepareOnce } from './migrate.js';
export { openDatabase } from './open-database.js';
