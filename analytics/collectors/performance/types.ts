import type { Clock, Reporter } from '../../../core/runtime/index.js';
import type { Treatment } from '../../events/index.js';
import type { Delivery, SourceEnvironment, Stamps } from '../../delivery/index.js';

/** What one measurement says; the collector adds ids, times and the page load. */
export interface PerformanceFields {
  readonly type: string;
  readonly name: string;
  readonly [field: string]: string | number | boolean | null;
}

export interface PerformanceRecord {
  readonly fields: PerformanceFields;
  readonly stamps: Stamps;
}

export interface PerformancePlace {
  /** Of the API; empty for the page's own. */
  origin: string;
  environment: SourceEnvironment;
}

export interface PerformanceOptions extends PerformancePlace {
  /** One that has the route of `performanceRoute`. */
  delivery: Pick<Delivery, 'send'>;
  clock: Clock;
  reporter: Pick<Reporter, 'report'>;
  /** Asked at each flush: `hold` keeps the records, `drop` forgets them. Everything goes by default. */
  treatment?: () => Treatment;
  fetch?: typeof fetch;
}

export interface PerformanceCollector {
  /** A measurement of the host's own; kept for the next flush. */
  record(fields: PerformanceFields): void;
  /** Hands over what there is; for a consent that came late. */
  flush(): void;
  stop(): void;
}
