import type { Database } from './database/index.js';
import type { Expired } from './domain.js';

/** Id of the advisory lock, an arbitrary constant. */
const purgeLock = 7_471_206;

/**
 * Deletes expired rows. One copy of the server at a time does so in a database (and schema); another one returns at once.
 * @param now In milliseconds since 1970.
 */
export async function purgeRows(
  database: Database,
  expired: readonly Expired[],
  now: number,
): Promise<void> {
  for (const { table, where, after = 0 } of expired) {
    await purgeAlone(database, (transaction) =>
      transaction.query(`delete from ${table} where ${where}`, [new Date(now - after)]),
    );
  }
}

/** A transaction for each table, so that none holds its locks for long. */
export async function purgeAlone(
  database: Database,
  purge: Parameters<Database['transaction']>[0],
): Promise<void> {
  const work: typeof purge = async (transaction) => {
    const { rows } = await transaction.query<{ is_free: boolean }>(
      'select pg_try_advisory_xact_lock($1::integer, hashtext(current_schema())) as is_free',
      [purgeLock],
    );
    if (rows[0]?.is_free) await purge(transaction);
  };
  // A large table takes longer than a visitor may wait.
  await database.transaction(work, { isPatient: true });
}
