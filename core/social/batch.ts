/** Ids of one call. */
const most = 50;

/**
 * Collects the ids that are asked for in the same moment, so that all elements of a page cost one call. Each id is asked
 * for once, until `forget`.
 */
export interface Batch {
  ask(id: string): void;
  /** The ids are asked for again when the next element needs them. */
  forget(ids: readonly string[]): void;
}

/** @param read Gets at most 50 ids. Must not throw. */
export function createBatch(read: (ids: readonly string[]) => void): Batch {
  const asked = new Set<string>();
  let waiting: string[] = [];

  function readWaiting(): void {
    const ids = waiting;
    waiting = [];
    for (let start = 0; start < ids.length; start += most) read(ids.slice(start, start + most));
  }

  return {
    ask(id) {
      if (asked.has(id)) return;
      asked.add(id);
      if (waiting.length === 0) queueMicrotask(readWaiting);
      waiting.push(id);
    },
    forget: (ids) => ids.forEach((id) => asked.delete(id)),
  };
}
