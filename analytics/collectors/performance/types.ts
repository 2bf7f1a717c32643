import type { Clock, Reporter } from '../../../core/runtime/index.js';
import type { Treatment } from '../../events/index.js';
import type { Delivery, Stamps } from '../../delivery/index.js';
import type { Place } from '../routes/index.js';

/** One measurement; the collector adds ids, times and the page load id. */
export interface PerformanceFields {
  readonly type: string;
  readonly name: string;
  readonly [field: string]: string | number | boolean | null;
}

export interface PerformanceRecord {
  readonly fields: PerformanceFields;
  readonly stamps: Stamps;
}

export interface PerformanceOptions extends Place {
  /** Must have the route of `performanceRoute`. */
  delivery: Pick<Delivery, 'send'>;
  clock: Clock;
  reporter: Pick<Reporter, 'report'>;
  /** Called at each flush: `hold` keeps the records, `drop` discards them. `full` by default. */
  treatment?: () => Treatment;
  fetch?: typeof fetch;
}

export interface PerformanceCollector {
  /** Buffers a measurement of the site's own until the next flush. */
  record(fields: PerformanceFields): void;
  /** Queues the buffered records, for a consent that arrives late. */
  flush(): void;
  stop(): void;
}
