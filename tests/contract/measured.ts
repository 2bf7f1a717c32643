import { performance } from 'node:perf_hooks';
import type { Database, Queryable } from '../../shop/server/ground/database/index.js';

/** The database, with how many statements went to it and how long they took, in milliseconds. */
export function measured(database: Database) {
  const spent = { statements: 0, ms: 0 };
  const watch = <Target extends Queryable>(target: Target): Target => ({
    ...target,
    async query(statement: string, values?: readonly unknown[]) {
      const start = performance.now();
      spent.statements += 1;
      try {
        return await target.query(statement, values);
      } finally {
        spent.ms += performance.now() - start;
      }
    },
  });
  const own: Database = {
    ...watch(database),
    transaction: (work, options) =>
      database.transaction((transaction) => work(watch(transaction)), options),
  };
  return { database: own, spent };
}
