import type { Reporter } from './reporter.js';
import { createSubscribers, type Subscribers } from './subscribers.js';

/**
 * Events of the bus and their details. Each feature declares its own:
 * `declare module '../../base/bus.js' { interface BusEvents { 'cart.changed': … } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface BusEvents {}

/** An emitted event. */
export type BusRecord = {
  [K in keyof BusEvents]: {
    type: K;
    detail: BusEvents[K];
    /** Milliseconds since the page began (`performance.now`). */
    at: number;
  };
}[keyof BusEvents];

/** Events between the modules of a page. */
export interface Bus {
  /** Calls `listener` at each event of a type until the returned function is called or `signal` aborts. */
  on<K extends keyof BusEvents>(
    type: K,
    listener: (detail: BusEvents[K]) => void,
    options?: { signal?: AbortSignal },
  ): () => void;
  /** Calls the listeners synchronously and in order. One that throws is reported; the others still run. */
  emit<K extends keyof BusEvents>(type: K, detail: BusEvents[K]): void;
  /** The last 50 events without a DOM element, oldest first, for late subscribers. */
  recent(): readonly BusRecord[];
}

const remembered = 50;

export function createBus(reporter: () => Reporter): Bus {
  const listeners = new Map<keyof BusEvents, Subscribers<[detail: unknown]>>();
  const records: BusRecord[] = [];

  return {
    on(type, listener, { signal } = {}) {
      if (signal?.aborted) return () => undefined;
      const subscribers =
        listeners.get(type) ?? createSubscribers(`a listener of "${type}"`, reporter);
      listeners.set(type, subscribers);
      const unsubscribe = subscribers.subscribe(listener as (detail: unknown) => void);
      const stop = () => {
        unsubscribe();
        signal?.removeEventListener('abort', stop);
      };
      signal?.addEventListener('abort', stop);
      return stop;
    },
    recent: () => [...records],
    emit(type, detail) {
      // A recorded element could not be garbage collected.
      if (!('element' in detail)) {
        records.push({ type, detail, at: performance.now() } as BusRecord);
      }
      if (records.length > remembered) records.shift();
      listeners.get(type)?.notify(detail);
    },
  };
}
