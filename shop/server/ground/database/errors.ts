export type DatabaseErrorCode =
  /** The database cannot be reached, is starting, or has ended the connection. */
  | 'unavailable'
  /** The database takes no writes, as a standby does. */
  | 'read-only'
  /** The disk of the database is full. */
  | 'full'
  /** A statement, a lock or a free connection took too long. */
  | 'timeout'
  /** Concurrent transactions got in each other's way, and repeating did not help. */
  | 'conflict'
  /** The statement itself is refused: a fault of the server. */
  | 'statement';

const sentences: Readonly<Record<DatabaseErrorCode, string>> = {
  unavailable: 'The database cannot be reached. The server tries again with each request.',
  'read-only': 'The database is read-only. Let DATABASE_URL point to the primary.',
  full: 'The disk of the database is full. Make room on it; nothing else is needed.',
  timeout: 'The database took too long. Look for a long transaction, or raise the DB_… timeouts.',
  conflict: 'Concurrent transactions kept the database from committing this one.',
  statement: 'The database refused a statement.',
};

/**
 * A failed statement or transaction. Its message contains no values of the statement; the driver's error is its cause.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  /**
   * @param state The SQLSTATE or the code of the network error; null when there is none.
   * @param reason What the database or the network says. Left out for a refused statement, because it quotes values.
   * @param cause What the driver has thrown.
   */
  constructor(
    readonly code: DatabaseErrorCode,
    readonly state: string | null = null,
    reason = '',
    cause?: Error,
  ) {
    const origin = [state, code !== 'statement' && reason].filter(Boolean).join(': ');
    super(origin === '' ? sentences[code] : `${sentences[code]} (${origin})`, { cause });
  }

  /** The cause without what the database or the network says, which may name hosts. */
  get sentence(): string {
    return sentences[this.code];
  }

  /** Whether the same request can succeed later. */
  get isTemporary(): boolean {
    return this.code !== 'statement';
  }
}

/** By SQLSTATE, or by its class (two characters). */
const states: Readonly<Record<string, DatabaseErrorCode>> = {
  '08': 'unavailable',
  '25006': 'read-only',
  '25P03': 'timeout',
  '25P04': 'timeout',
  '40001': 'conflict',
  '40P01': 'conflict',
  '53': 'unavailable',
  '53100': 'full',
  '55P03': 'timeout',
  '57014': 'timeout',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '57P05': 'unavailable',
  '58030': 'unavailable',
};

const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Errors of the drivers that have no code. */
const driverTexts: readonly (readonly [text: RegExp, code: DatabaseErrorCode])[] = [
  [/timeout exceeded when trying to connect|Query read timeout/, 'timeout'],
  [/Connection terminated|Connection ended|connection error and is not queryable/, 'unavailable'],
  [/was closed and is not queryable|Cannot use a pool after|PGlite is clos/, 'unavailable'],
];

const sqlState = /^[0-9A-Z]{5}$/;

/** Describes what a driver has thrown. An error of another kind, such as a Problem of the work, is returned as it is. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const state = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (state !== null && networkCodes.has(state)) {
    return new DatabaseError('unavailable', state, error.message);
  }
  if (state !== null && sqlState.test(state) && 'severity' in error) {
    const code = states[state] ?? states[state.slice(0, 2)] ?? 'statement';
    return new DatabaseError(code, state, error.message, error);
  }
  const known = driverTexts.find(([text]) => text.test(error.message));
  return known ? new DatabaseError(known[1], null, error.message) : error;
}

/** Ends of a connection that the server announces. */
const endings = new Set(['25P03', '25P04', '57P01', '57P02', '57P03', '57P05']);

/** Whether the connection is of no more use after this error, so that the next attempt needs another one. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  const { code, state } = error;
  // A read-only database was a primary before: a new connection may find the new one.
  if (state === null || code === 'read-only') return true;
  return networkCodes.has(state) || state.startsWith('08') || endings.has(state);
}
