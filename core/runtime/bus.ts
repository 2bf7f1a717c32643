import type { Config } from './config.js';
import type { Reporter } from './reporter.js';

/**
 * What can be heard on the bus. Features add theirs:
 * `declare module '../../runtime/bus.js' { interface BusEvents { 'cart.changed': … } }`.
 */
export interface BusEvents {
  'runtime.configured': { config: Readonly<Config> };
}

export interface Bus {
  /** Listens until the returned function is called or `signal` aborts. */
  on<K extends keyof BusEvents>(
    type: K,
    listener: (detail: BusEvents[K]) => void,
    options?: { signal?: AbortSignal },
  ): () => void;
  /** Calls the listeners in order, at once. One that throws is reported; the others still run. */
  emit<K extends keyof BusEvents>(type: K, detail: BusEvents[K]): void;
}

type Listener = (detail: never) => void;

export function createBus(reporter: () => Reporter): Bus {
  const listeners = new Map<keyof BusEvents, Set<{ call: Listener }>>();

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
    emit(type, detail) {
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
