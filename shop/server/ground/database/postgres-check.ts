import { DatabaseError, toDatabaseError } from './errors.js';
import { createPool } from './postgres-pool.js';

/** In milliseconds: a check is asked every few seconds and must not wait for the one before it. */
const timeout = 2000;

/**
 * Writes 100 kB to a new file of the table, which needs a primary, room on its disk and a working log. The rollback
 * removes the file, so that checks leave nothing behind.
 */
const probe = [
  'begin',
  'truncate health_checks',
  'insert into health_checks (filler) select md5(n::text) from generate_series(1, 1500) n',
  'rollback',
];

/** Proves on a connection of its own, so also when all others are taken, that PostgreSQL can write. */
export function createPostgresCheck(databaseUrl: string): {
  run(): Promise<void>;
  close(): Promise<void>;
} {
  const pool = createPool(databaseUrl, {
    max: 1,
    connect: timeout,
    statement: timeout,
    lock: timeout,
    idle: timeout,
    answer: timeout,
  });
  let pending: Promise<void> | null = null;

  async function write(): Promise<void> {
    const client = await pool.connect();
    let isBroken = true;
    try {
      for (const statement of probe) await client.query(statement);
      isBroken = false;
    } finally {
      client.release(isBroken);
    }
  }

  return {
    /** Concurrent checks share one. */
    run() {
      pending ??= write()
        .catch((thrown: unknown) => {
          const error = toDatabaseError(thrown);
          throw error instanceof Error ? error : new DatabaseError('unavailable');
        })
        .finally(() => (pending = null));
      return pending;
    },
    close: () => pool.end(),
  };
}
