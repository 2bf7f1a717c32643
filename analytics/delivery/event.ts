import type { DropReason, EventState, Handle, WireEvent } from './types.js';

const order: readonly EventState[] = ['stored', 'handed', 'acknowledged', 'dropped'];

/**
 * An event in the queue; the caller sees it as its handle. A class, because a page may hold thousands and they
 * share their methods.
 */
export class QueuedEvent implements Handle, WireEvent {
  readonly id: string;
  state: EventState = 'stored';
  reason: DropReason | null = null;
  /** Characters it takes in the browser's storage. */
  stored = 0;
  /** A request that carries it, or asks for it, has not ended. */
  isBusy = false;
  /** It may have arrived: the server is asked before it is sent again. */
  isUncertain = false;
  /** The browser was asked to send it if the page dies. */
  isScheduled = false;
  /** Nothing is done with it before this moment, monotonic. */
  notBefore = 0;
  /** The largest batch it may be part of: halved with each batch that was refused. */
  limit = Infinity;
  #waiting: (() => void)[] | undefined;

  constructor(
    readonly pageId: string,
    readonly sequence: number,
    readonly route: string,
    /** Its priority; 0 is the dearest. */
    readonly priority: number,
    readonly wall: number,
    readonly monotonic: number,
    public text = '',
  ) {
    this.id = `${pageId}.${sequence}`;
  }

  get isDurable(): boolean {
    return this.stored > 0;
  }

  /** Goes on to a state; never back. */
  advance(state: EventState, reason: DropReason | null = null): void {
    if (this.#has(state)) return;
    this.state = state;
    this.reason = reason;
    this.#waiting?.forEach((check) => check());
  }

  reached(state: EventState): Promise<EventState> {
    return new Promise((resolve) => {
      const check = () => this.#has(state) && resolve(this.state);
      (this.#waiting ??= []).push(check);
      check();
    });
  }

  #has(state: EventState): boolean {
    return order.indexOf(this.state) >= order.indexOf(state);
  }
}
