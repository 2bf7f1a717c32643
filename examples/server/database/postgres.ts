import pg from 'pg';
import type { Database, Queryable } from './database.js';
import { statementName } from './statement-name.js';

const attempts = 3;
/** Serialization failure and deadlock: the transaction can be repeated. */
const repeatable = new Set(['40001', '40P01']);

/** Opens a connection pool on PostgreSQL. Any number of copies of the server can share one database. */
export function openPostgres(databaseUrl: string): Database {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  // An idle connection can break: the pool replaces it, and the next query fails if the server is down.
  pool.on('error', () => undefined);
  return {
    ...queryable(pool),
    async transaction<T>(work: (transaction: Queryable) => Promise<T>) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runTransaction(pool, work);
        } catch (error) {
          const mayRepeat = error instanceof pg.DatabaseError && repeatable.has(error.code ?? '');
          if (!mayRepeat || attempt === attempts) throw error;
        }
      }
    },
    poolStats: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

async function runTransaction<T>(
  pool: pg.Pool,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(queryable(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

function queryable(client: Pick<pg.Pool | pg.PoolClient, 'query'>): Queryable {
  return {
    async query<Row extends object>(statement: string, values: readonly unknown[] = []) {
      const name = statementName(statement);
      const { rows, rowCount } = await client.query<Row>({
        text: statement,
        values: [...values],
        ...(name !== undefined && { name }),
      });
      return { rows, rowCount: rowCount ?? rows.length };
    },
  };
}
