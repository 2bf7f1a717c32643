import { DatabaseError, endsConnection, toDatabaseError } from './errors.js';

/** Milliseconds before each repetition. Somebody waits for the answer, so they end before a visitor gives up. */
const pauses = [30, 120, 480];

/** How far a statement or a transaction had come when it failed. */
export interface Progress {
  /** Whether the database may have executed it although it did not say so. */
  isInDoubt: boolean;
}

/**
 * Runs an attempt and repeats it, a few times and each later, when it surely had no effect: after a conflict, which
 * the database has rolled back, or after a lost connection unless the attempt is in doubt.
 * @throws what the last attempt threw, as a DatabaseError where it is one.
 */
export async function repeat<T>(attempt: (progress: Progress) => Promise<T>): Promise<T> {
  for (let failed = 0; ; failed += 1) {
    const progress = { isInDoubt: false };
    try {
      return await attempt(progress);
    } catch (thrown) {
      const error = toDatabaseError(thrown);
      const pause = pauses[failed];
      if (pause === undefined || !mayRepeat(error, progress)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Whether an attempt that failed like this can be repeated. */
export function mayRepeat(error: unknown, { isInDoubt }: Progress): boolean {
  if (!(error instanceof DatabaseError)) return false;
  if (error.code === 'conflict') return true;
  return error.code === 'unavailable' && endsConnection(error) && !isInDoubt;
}

/** Whether a statement only reads. A function that writes is not expected behind a bare `select`. */
export function isRead(statement: string): boolean {
  return /^\s*select\b/i.test(statement);
}
