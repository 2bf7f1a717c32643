import pg from 'pg';

/** Times in milliseconds. */
interface PoolLimits {
  readonly max: number;
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  readonly idle: number;
  /** How long the client waits for an answer: a server that hangs ends nothing itself. */
  readonly answer: number;
}

const ignore = () => undefined;

/**
 * A connection whose end is no event without a listener, which would end the process, from its first byte to its last:
 * the pool listens only while a connection is idle. The user of a connection learns of its end by the error of the
 * statement.
 */
class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', ignore);
  }
}

/** A pool that outlives its connections. */
export function createPool(databaseUrl: string, limits: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    Client: QuietClient,
    connectionString: databaseUrl,
    keepAlive: true,
    max: limits.max,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idle,
    query_timeout: limits.answer,
  });
  // An idle connection can break: the pool replaces it, and the next query fails if the server is down.
  pool.on('error', ignore);
  return pool;
}
