import type { Bus, BusEvents, Reporter, SiteContext } from '../../core/runtime/index.js';
import type { Tracked } from '../api/analytics-object.js';
import type { Stamps } from '../delivery/index.js';
import type { EventName, EventPayload } from '../events/index.js';

/** Records an event; `at` is when it happened: by both clocks, or on the time line of the page (`performance.now()`); now by default. */
export type Track = <N extends EventName>(
  name: N,
  payload: EventPayload<N>,
  at?: number | Stamps,
) => Tracked;

/** What a binding works with. */
export interface BindingContext {
  readonly bus: Bus;
  readonly reporter: Reporter;
  readonly site: SiteContext;
  readonly track: Track;
  /** Aborted when tracking ends in this page. */
  readonly signal: AbortSignal;
}

/** Makes events of something that happens in the page. */
export type Binding = (context: BindingContext) => void;

/** Hears what the bus says, and what it said before anybody listened. */
export function onBus<K extends keyof BusEvents>(
  { bus, signal }: BindingContext,
  type: K,
  listener: (detail: BusEvents[K], at: number | undefined) => void,
): void {
  for (const record of bus.recent()) {
    if (record.type === type) listener(record.detail as BusEvents[K], record.at);
  }
  bus.on(type, (detail) => listener(detail, undefined), { signal });
}
