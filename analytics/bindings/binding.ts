import type { Bus, BusEvents, Reporter, SiteContext } from '../../core/runtime/index.js';
import type { Tracked } from '../api/analytics-object.js';
import type { Stamps } from '../delivery/index.js';
import type { EventName, EventPayload } from '../events/index.js';

/** Records an event. `at`: when it happened, by both clocks or in ms by `performance.now()`; now by default. */
export type Track = <N extends EventName>(
  name: N,
  payload: EventPayload<N>,
  at?: number | Stamps,
) => Tracked;

/** The dependencies of a binding. */
export interface BindingContext {
  readonly bus: Bus;
  readonly reporter: Reporter;
  readonly site: SiteContext;
  readonly track: Track;
  /** Aborted when tracking ends in this page. */
  readonly signal: AbortSignal;
}

/** Tracks events for something that happens on the page. */
export type Binding = (context: BindingContext) => void;

/** Subscribes to a bus event and replays buffered ones. */
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
