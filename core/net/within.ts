import type { Clock } from '../base/index.js';
import { NetError } from './errors.js';

export interface Limits {
  clock: Clock;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal | undefined;
}

/**
 * Runs a task for at most `timeout` milliseconds. Rejects with a NetError `timeout` or `aborted` at once, even if the
 * task ignores its signal.
 */
export function runWithin<T>(
  { clock, timeout, signal }: Limits,
  task: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();

  return new Promise<T>((resolve, reject) => {
    const finish = (settle: () => void) => {
      cancel();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const stop = (error: NetError) => {
      finish(() => reject(error));
      limit.abort(error);
    };
    const abort = () => stop(abortedBy(signal));
    const cancel = clock.setTimeout(
      () => stop(new NetError('timeout', `No answer within ${timeout} ms`)),
      timeout,
    );
    if (signal?.aborted) return stop(Object.assign(abortedBy(signal), { isUnsent: true }));
    signal?.addEventListener('abort', abort);
    task(limit.signal).then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    );
  });
}

/** Waits `timeout` milliseconds; rejects with a NetError `aborted` when the signal aborts meanwhile. */
export function waitFor({ clock, timeout, signal }: Limits): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      cancel();
      signal?.removeEventListener('abort', finish);
      if (signal?.aborted) reject(abortedBy(signal));
      else resolve();
    };
    const cancel = clock.setTimeout(finish, timeout);
    signal?.addEventListener('abort', finish);
    if (signal?.aborted) finish();
  });
}

function abortedBy(signal: AbortSignal | undefined): NetError {
  return new NetError('aborted', 'The call was aborted', { cause: signal?.reason });
}
