export type { Database, Queryable } from './database.js';
export { prepareOnce } from './migrate.js';
export { openDatabase } from './open-database.js';
