import { vi } from 'vitest';

/** Milliseconds that `vi.waitFor` and `vi.waitUntil` wait by default: one second is too short on a busy machine. */
const timeout = 15_000;
const mark = Symbol.for('vitrine.patience');

const { waitFor, waitUntil } = vi;
type Options = Parameters<typeof waitFor>[1];

const withTimeout = (options: Options) =>
  typeof options === 'number' ? options : { timeout, ...options };

// Without isolation the files of a worker share `vi`.
if (!Reflect.has(vi, mark)) {
  vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));
  Reflect.set(vi, mark, true);
}
