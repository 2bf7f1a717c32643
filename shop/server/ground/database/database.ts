interface QueryResult<Row> {
  readonly rows: Row[];
  /** Rows returned by a select, or changed by another statement. */
  readonly rowCount: number;
}

export interface Queryable {
  /**
   * Runs one statement with `$1`-style values. JSON is passed as text and cast in the statement. PostgreSQL prepares one
   * with a comment such as `prepared: count calls` under that name, which it alone has; the embedded database all.
   * @throws DatabaseError
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

export interface TransactionOptions {
  /** Waits as long as it takes, for the preparations at start, which may wait for those of another copy. */
  readonly isPatient?: boolean;
}

/** The interface to the database, PGlite or PostgreSQL. */
export interface Database extends Queryable {
  /**
   * Commits when `work` resolves and rolls back when it throws. `work` may run again after a conflict or a lost
   * connection, so its only effects must be on the database. It never runs again once `commit` was sent.
   * @throws DatabaseError; after a lost connection the transaction may have been committed nevertheless.
   */
  transaction<T>(
    work: (transaction: Queryable) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** Proves that the database can write. @throws DatabaseError if it cannot. */
  check(): Promise<void>;
  close(): Promise<void>;
  /** Absent where there is no pool. */
  poolStats?(): PoolStats;
}

/** Keeps a record of a change of `target` in the change's own transaction, so that neither is stored alone. */
export type RecordChange = (transaction: Queryable, target: string) => Promise<void>;
