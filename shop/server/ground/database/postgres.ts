import type pg from 'pg';
import type { Database, Queryable, TransactionOptions } from './database.js';
import { DatabaseError, endsConnection, toDatabaseError } from './errors.js';
import { createPostgresCheck } from './postgres-check.js';
import { createPool } from './postgres-pool.js';
import { isRead, repeat, type Progress } from './repeat.js';
import { defaultDatabaseSettings, type DatabaseSettings } from './settings.js';
import { statementName } from './statement-name.js';

/** How much longer the client waits than the server does, in milliseconds: a server that hangs ends nothing itself. */
const grace = 1000;
/** The client's own limit for a statement of a patient transaction, in milliseconds. */
const patience = 60 * 60 * 1000;

/** Opens a connection pool on PostgreSQL. Any number of copies of the server can share one database. */
export function openPostgres(
  databaseUrl: string,
  settings: DatabaseSettings = defaultDatabaseSettings,
): Database {
  const pool = createPool(databaseUrl, {
    max: settings.pool,
    connect: settings.connectTimeout,
    statement: settings.statementTimeout,
    lock: settings.lockTimeout,
    idle: settings.idleTimeout,
    answer: settings.statementTimeout + grace,
  });
  const check = createPostgresCheck(databaseUrl);
  return {
    query: (statement, values) =>
      repeat((progress) =>
        withClient(pool, (client) => {
          progress.isInDoubt = !isRead(statement);
          return queryable(client).query(statement, values);
        }),
      ),
    transaction: (work, options = {}) =>
      repeat((progress) =>
        withClient(pool, (client, isLost) =>
          runTransaction(client, work, { ...options, progress, isLost }),
        ),
      ),
    check: check.run,
    async close() {
      await Promise.all([pool.end(), check.close()]);
    },
    poolStats: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** Lends a connection. One that ends meanwhile, or may be in an unknown state afterwards, never returns to the pool. */
async function withClient<T>(
  pool: pg.Pool,
  use: (client: pg.PoolClient, isLost: () => boolean) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  const loseClient = () => (isLost = true);
  client.on('error', loseClient);
  try {
    return await use(client, () => isLost);
  } catch (thrown) {
    const error = toDatabaseError(thrown);
    isLost ||= endsConnection(error);
    throw error;
  } finally {
    client.off('error', loseClient);
    client.release(isLost);
  }
}

interface Run extends TransactionOptions {
  readonly progress: Progress;
  isLost(): boolean;
}

async function runTransaction<T>(
  client: pg.PoolClient,
  work: (transaction: Queryable) => Promise<T>,
  { progress, isLost, isPatient = false }: Run,
): Promise<T> {
  const transaction = queryable(client, isPatient ? patience : undefined);
  await client.query('begin');
  try {
    if (isPatient) await setPatient(transaction);
    const result = await work(transaction);
    // The work may have caught the error of a statement, but what came before it is gone with the connection.
    if (isLost()) throw new DatabaseError('unavailable', null, 'Connection terminated');
    progress.isInDoubt = true;
    const { command } = await client.query('commit');
    // So it answers after a failed statement whose error the work has caught.
    if (command === 'ROLLBACK') throw new DatabaseError('statement', null, 'rolled back');
    return result;
  } catch (thrown) {
    const error = toDatabaseError(thrown);
    if (!isLost() && !endsConnection(error)) await rollBack(client);
    throw error;
  }
}

async function setPatient(transaction: Queryable): Promise<void> {
  for (const name of ['statement', 'lock', 'idle_in_transaction_session']) {
    await transaction.query(`set local ${name}_timeout = 0`);
  }
}

/** @throws DatabaseError `unavailable` if the connection is lost; the server rolls back by itself then. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  await client.query('rollback');
}

function queryable(client: pg.PoolClient, timeout?: number): Queryable {
  return {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const name = statementName(text);
      const config = {
        text,
        values: [...values],
        ...(name !== undefined && { name }),
        ...(timeout && { query_timeout: timeout }),
      };
      try {
        const { rows, rowCount } = await client.query<Row>(config);
        return { rows, rowCount: rowCount ?? rows.length };
      } catch (error) {
        throw toDatabaseError(error);
      }
    },
  };
}
