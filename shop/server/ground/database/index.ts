export { inBatches } from './batches.js';
export type { Database, PoolStats, Queryable, RecordChange } from './database.js';
export { DatabaseError } from './errors.js';
export { holdPreparations, prepareOnce } from './migrate.js';
export type { Migration } from './migrations.js';
export { openDatabase, type DatabaseOptions } from './open-database.js';
export { readDatabaseSettings, readWhole } from './settings.js';
