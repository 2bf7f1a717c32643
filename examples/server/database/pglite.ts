import { mkdir } from 'node:fs/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Queryable } from './database.js';
import { lockFolder } from './lock-folder.js';

/** Opens the embedded database in a folder, or in memory for null. Takes 2 to 4 seconds. */
export async function openPglite(folder: string | null): Promise<Database> {
  if (folder !== null) await mkdir(folder, { recursive: true });
  const unlock = folder === null ? null : await lockFolder(folder);
  const pglite = await PGlite.create(folder === null ? {} : { dataDir: `${folder}/pglite` });
  const database = asDatabase(pglite);
  return {
    ...database,
    async close() {
      await database.close();
      await unlock?.();
    },
  };
}

export function asDatabase(pglite: PGlite): Database {
  return {
    ...queryable(pglite),
    // PGlite has one connection, so it runs transactions one after another.
    transaction: (work) => pglite.transaction((transaction) => work(queryable(transaction))),
    close: () => pglite.close(),
  };
}

function queryable(client: Pick<PGlite | Transaction, 'query'>): Queryable {
  return {
    async query<Row extends object>(statement: string, values: readonly unknown[] = []) {
      const { rows, affectedRows = 0 } = await client.query<Row>(statement, [...values]);
      return { rows, rowCount: Math.max(rows.length, affectedRows) };
    },
  };
}
