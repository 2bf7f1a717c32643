import type { Reporter } from './reporter.js';

/**
 * Events of the bus and their details. Each feature adds its own:
 * `declare module '../../base/bus.js' { interface BusEvents { 'cart.changed': … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface BusEvents {}

/** Something that was said on the bus. */
export type BusRecord = {
  [K in keyof BusEvents]: {
    type: K;
    detail: BusEvents[K];
    /** Milliseconds since the page began (`performance.now`). */
    at: number;
  };
}[keyof BusEvents];

export interface Bus {
  /** Listens until the returned function is called or `signal` aborts. */
  on<K extends keyof BusEvents>(
    type: K,
    listener: (detail: BusEvents[K]) => void,
    options?: { signal?: AbortSignal },
  ): () => void;
  /** Calls the listeners in order, at once. One that throws is reported; the others still run. */
  emit<K extends keyof BusEvents>(type: K, detail: BusEvents[K]): void;
  /** The last fifty that name no element, oldest first: for who comes too late to hear them. */
  recent(): readonly BusRecord[];
}

type Listener = (detail: never) => void;

const remembered = 50;

export function createBus(reporter: () => Reporter): Bus {
  const listeners = new Map<keyof BusEvents, Set<{ call: Listener }>>();
  const records: BusRecord[] = [];

  return {
    on(type, listener, { signal } = {}) {
      if (signal?.aborted) return () => undefined;
      const entry = { call: listener as Listener };
      const entries = listeners.get(type) ?? new Set();
      listeners.set(type, entries.add(entry));
      const stop = () => {
        entries.delete(entry);
        signal?.removeEventListener('abort', stop);
      };
      signal?.addEventListener('abort', stop);
      return stop;
    },
    recent: () => [...records],
    emit(type, detail) {
      // An element is held no longer than the page holds it.
      if (!('element' in detail)) {
        records.push({ type, detail, at: performance.now() } as BusRecord);
      }
      if (records.length > remembered) records.shift();
      for (const entry of [...(listeners.get(type) ?? [])]) {
        try {
          (entry.call as (value: typeof detail) => void)(detail);
        } catch (error) {
          reporter().report(error, { where: `a listener of "${type}"` });
        }
      }
    },
  };
}
