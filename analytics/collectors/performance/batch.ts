import type { PerformanceFields, PerformanceRecord } from './types.js';

const most = 100;

/** What a web vital says of itself; a metric has one `id` for as long as it grows. */
export interface Vital {
  readonly name: string;
  readonly id: string;
  readonly value: number;
  /** What the value grew by since it was told last. */
  readonly delta: number;
  readonly rating: string;
  readonly navigationType: string;
}

/** Records that wait for the flush: of a web vital its last value alone. At most a hundred; the oldest go. */
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
    /** Everything, once. */
    take(): readonly PerformanceRecord[] {
      const taken = [...records.values()];
      records.clear();
      return taken;
    },
  };
}
