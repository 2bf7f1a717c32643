export { inBatches } from './batches.js';
export type { Database, PoolStats, Queryable, RecordChange } from './database.js';
export { DatabaseError } from './errors.js';
export { holdPreparations, prepareOnce } from './migrate.js';
export { openDatabase } from './open-database.js';
export { readDatabaseSettings, readWhole } from './settings.js';
