interface QueryResult<Row> {
  readonly rows: Row[];
  /** Rows returned by a select, or changed by another statement. */
  readonly rowCount: number;
}

export interface Queryable {
  /**
   * Runs one statement with `$1`-style values. JSON is passed as text and cast in the statement. A statement that begins
   * with a comment such as `prepared: count calls` is prepared under that name, which it alone has.
   */
  query<Row extends object>(
    statement: string,
    values?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
}

/** Connections of a pool, and requests that wait for one. */
export interface PoolStats {
  readonly all: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The interface to the database, PGlite or PostgreSQL. */
export interface Database extends Queryable {
  /**
   * Commits when `work` resolves and rolls back when it throws. `work` may run again after a deadlock, so its only
   * effects must be on the database.
   */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** Absent where there is no pool. */
  poolStats?(): PoolStats;
}
