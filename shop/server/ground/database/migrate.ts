import type { Database, Queryable } from './database.js';
import { migrations, type Migration } from './migrations.js';

/** Id of the advisory lock, an arbitrary constant. */
const startLock = 7_471_204;

/** Until the transaction ends, no copy of the server prepares the database, and nobody else who calls this goes on. */
export async function holdPreparations(transaction: Queryable): Promise<void> {
  // Shops in other schemas of the database go on.
  await transaction.query('select pg_advisory_xact_lock($1, hashtext(current_schema()))', [
    startLock,
  ]);
}

/** Runs `work` in a transaction, in one copy of the server at a time. */
export function prepareOnce(
  database: Database,
  work: (transaction: Queryable) => Promise<void>,
): Promise<void> {
  const prepare = async (transaction: Queryable) => {
    await holdPreparations(transaction);
    await work(transaction);
  };
  return database.transaction(prepare, { isPatient: true });
}

/** Applies the pending migrations, then those of domains. */
export function migrate(database: Database, tables: readonly Migration[]): Promise<void> {
  return prepareOnce(database, async (transaction) => {
    await transaction.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await transaction.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map(({ name }) => name));
    for (const { name, statements } of [...migrations, ...tables]) {
      if (applied.has(name)) continue;
      for (const statement of statements) await transaction.query(statement);
      await transaction.query('insert into migrations (name) values ($1)', [name]);
    }
  });
}
