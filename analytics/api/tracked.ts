import type { Tracked } from './analytics-object.js';
import type { Handle } from '../delivery/index.js';

type Reason = NonNullable<Tracked['reason']>;

/** A tracked event and the function that resolves it, as with a promise. */
export interface PendingEvent {
  readonly tracked: Tracked;
  /** Sets the handles of the clients that took the event, or the reason why none did. Later calls are ignored. */
  resolve(handles: readonly Handle[], reason?: Reason): void;
}

/** The first that a handle is in is that of the event: one loss is the event's (platform §8). */
const order: readonly Handle['state'][] = ['dropped', 'stored', 'handed', 'acknowledged'];

/** Creates the `Tracked` of an event that is still held. */
export function createPendingEvent(): PendingEvent {
  let handles: readonly Handle[] | null = null;
  let refusal: Reason | null = null;
  let onResolved: (() => void) | null = null;
  let resolved: Promise<void> | null = null;

  function stateNow(): Tracked['state'] {
    if (refusal !== null) return 'dropped';
    if (handles === null) return 'held';
    // Without handles a function of the page took it; there is no acknowledgement.
    return order.find((state) => handles?.some((handle) => handle.state === state)) ?? 'handed';
  }

  const tracked: Tracked = {
    get state() {
      return stateNow();
    },
    get reason() {
      return refusal ?? handles?.find(({ state }) => state === 'dropped')?.reason ?? null;
    },
    get isDurable() {
      return refusal === null && handles !== null && handles.every((handle) => handle.isDurable);
    },
    get handles() {
      return handles ?? [];
    },
    async reached(state) {
      if (handles === null) await (resolved ??= new Promise<void>((done) => (onResolved = done)));
      await Promise.all((handles ?? []).map((handle) => handle.reached(state)));
      const now = stateNow();
      return now === 'held' ? 'dropped' : now;
    },
  };

  return {
    tracked,
    resolve(given, reason) {
      if (handles !== null) return;
      handles = given;
      refusal = reason ?? null;
      onResolved?.();
    },
  };
}
