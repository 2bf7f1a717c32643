import type { DropReason, EventState, Handle, WireEvent } from './types.js';

const order: readonly EventState[] = ['stored', 'handed', 'acknowledged', 'dropped'];

/** The index of `intent` in `priorities`. */
const lastUrgent = 1;

export interface QueuedEventInit {
  readonly pageId: string;
  readonly sequence: number;
  readonly route: string;
  /** Index in `priorities`; 0 is the highest. */
  readonly priority: number;
  readonly wall: number;
  readonly monotonic: number;
  readonly text?: string;
}

/**
 * An event in the queue; callers see it as a `Handle`. A class, because a page may hold thousands of events and they
 * share their methods.
 */
export class QueuedEvent implements Handle, WireEvent {
  readonly id: string;
  declare readonly pageId: string;
  declare readonly sequence: number;
  declare readonly route: string;
  declare readonly priority: number;
  declare readonly wall: number;
  declare readonly monotonic: number;
  text = '';
  state: EventState = 'stored';
  reason: DropReason | null = null;
  /** Characters in the browser's storage; 0: not stored. */
  stored = 0;
  /** A request that contains it, or asks for its receipt, is pending. */
  isInFlight = false;
  /** It may have reached the server: a receipt is requested before it is sent again. */
  isUncertain = false;
  /** Part of a pending `fetchLater` request. */
  isScheduled = false;
  /** Earliest time of the next request for it, in ms by `performance.now()`; Infinity while the page is left. */
  notBefore = 0;
  /** The most events in a batch with this one; halved after each batch that was refused. */
  limit = Infinity;
  #checks: (() => void)[] | undefined;

  constructor(init: QueuedEventInit) {
    Object.assign(this, init);
    this.id = `${init.pageId}.${init.sequence}`;
  }

  /** Sent without batching delay, stored in place of other events, and never displaced from storage. */
  get isUrgent(): boolean {
    return this.priority <= lastUrgent;
  }

  get isDurable(): boolean {
    return this.stored > 0;
  }

  /** Moves forward to a state; an earlier state is ignored. */
  advance(state: EventState, reason: DropReason | null = null): void {
    if (this.#hasReached(state)) return;
    this.state = state;
    this.reason = reason;
    this.#checks?.forEach((check) => check());
  }

  reached(state: EventState): Promise<EventState> {
    return new Promise((resolve) => {
      const check = () => this.#hasReached(state) && resolve(this.state);
      (this.#checks ??= []).push(check);
      check();
    });
  }

  #hasReached(state: EventState): boolean {
    return order.indexOf(this.state) >= order.indexOf(state);
  }
}
