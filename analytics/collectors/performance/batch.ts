import type { PerformanceFields, PerformanceRecord } from './types.js';

const most = 100;

/** A value of a web vital; all values of one metric share an `id`. */
export interface Vital {
  readonly name: string;
  readonly id: string;
  readonly value: number;
  /** The growth since the previous value. */
  readonly delta: number;
  readonly rating: string;
  readonly navigationType: string;
}

/** Buffers records until the flush; of a web vital only the last value. Beyond 100, the oldest are removed. */
export function createBatch(stampNow: () => PerformanceRecord['stamps']) {
  const records = new Map<string, PerformanceRecord>();
  let count = 0;

  function put(key: string, fields: PerformanceFields): void {
    records.delete(key);
    records.set(key, { fields, stamps: stampNow() });
    const [oldest] = records.keys();
    if (records.size > most && oldest !== undefined) records.delete(oldest);
  }

  return {
    add(fields: PerformanceFields): void {
      put(`#${(count += 1)}`, { ...fields });
    },
    addVital({ name, id, value, delta, rating, navigationType }: Vital, path: string): void {
      const before = records.get(id)?.fields['delta'];
      const grown = delta + (typeof before === 'number' ? before : 0);
      const digits = name === 'CLS' ? 4 : 1;
      put(id, {
        type: 'web-vital',
        name,
        id,
        value: Number(value.toFixed(digits)),
        delta: Number(grown.toFixed(digits)),
        rating,
        navigationType,
        path,
      });
    },
    /** Returns all records and empties the buffer. */
    take(): readonly PerformanceRecord[] {
      const taken = [...records.values()];
      records.clear();
      return taken;
    },
  };
}
