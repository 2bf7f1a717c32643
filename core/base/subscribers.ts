import type { Reporter } from './reporter.js';

/** The listeners of one store. */
export interface Subscribers<Values extends readonly unknown[] = []> {
  /**
   * Calls `listener` at each `notify` until the returned function is called. A listener that subscribes twice is called
   * twice.
   */
  subscribe(listener: (...values: Values) => void): () => void;
  /**
   * Calls the listeners in the order of their subscription. One that throws is reported and the others still run. A
   * listener that unsubscribes meanwhile is not called any more; one that subscribes meanwhile waits for the next call.
   */
  notify(...values: Values): void;
  /** Removes all listeners. */
  clear(): void;
}

/**
 * Creates the listeners of a store.
 *
 * @param where Names the listeners in reports, such as `a listener of the cart`.
 * @param onFirst Runs when the first listener subscribes; the function it returns runs when the last one has left. For
 *   stores that observe something only while they are observed themselves.
 */
export function createSubscribers<Values extends readonly unknown[] = []>(
  where: string,
  reporter: () => Pick<Reporter, 'report'>,
  onFirst?: () => () => void,
): Subscribers<Values> {
  // An object for each subscription, since one function may subscribe more than once.
  const entries = new Set<{ readonly call: (...values: Values) => void }>();
  let onLast: (() => void) | undefined;

  function end(hadEntries: boolean): void {
    if (hadEntries && entries.size === 0) onLast?.();
  }

  return {
    subscribe(listener) {
      const entry = { call: listener };
      if (entries.size === 0) onLast = onFirst?.();
      entries.add(entry);
      return () => end(entries.delete(entry));
    },
    notify(...values) {
      for (const entry of [...entries]) {
        if (!entries.has(entry)) continue;
        try {
          entry.call(...values);
        } catch (error) {
          reporter().report(error, { where });
        }
      }
    },
    clear() {
      const hadEntries = entries.size > 0;
      entries.clear();
      end(hadEntries);
    },
  };
}
