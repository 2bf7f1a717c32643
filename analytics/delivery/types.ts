import type { SourceEnvironment } from '../../core/content/index.js';
import type { Clock, Reporter } from '../../core/runtime/index.js';

/** Event priorities, highest first. When space runs out, the lowest are dropped. `intent`: add to cart, exposure. */
export const priorities = ['purchase', 'intent', 'view', 'render', 'performance'] as const;
export type Priority = (typeof priorities)[number];

/**
 * Why an event was dropped. `age`: older than 7 days; `cap`: the queue was full; `oversize`: too long to send;
 * `consent`: the visitor refused; `poison`: cannot be written as JSON; `refused`: the server rejected it.
 */
export type DropReason = 'age' | 'cap' | 'oversize' | 'consent' | 'poison' | 'refused';

/** Dropped events by reason, since the page began. */
export type Drops = Readonly<Partial<Record<DropReason, number>>>;

export interface Stamps {
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly wall: number;
  /** Milliseconds since this page began (`performance.now()`); not affected by changes of the clock. */
  readonly monotonic: number;
}

/** Identifies an event: `id` is `{pageId}.{sequence}`, with sequences 1, 2, 3… over all routes of a page. */
export interface Stamp extends Stamps {
  readonly id: string;
  readonly pageId: string;
  readonly sequence: number;
}

/** An event to encode: `text` is written once, in `send`, and never changes. */
export interface WireEvent extends Stamp {
  readonly text: string;
}

/** The sending page, at the time of the request. */
export interface SenderInfo extends Stamps {
  readonly pageId: string;
  /** Totals since the page began, so that a repeated request is not counted twice. */
  readonly drops: Drops;
}

/**
 * `stored`: in the queue (`isDurable` says whether it outlives the page). `handed`: passed to the browser to send.
 * `acknowledged`: the server has it, or a call that is made once is over. `dropped`: see `reason`.
 */
export type EventState = 'stored' | 'handed' | 'acknowledged' | 'dropped';

export interface Handle {
  readonly id: string;
  readonly state: EventState;
  readonly reason: DropReason | null;
  /**
   * Whether it is in storage now, so that it outlives the page. A purchase or an intent stays there until the server has
   * it, or until it is handed over for a call that is made once; another event may be displaced by one of those.
   */
  readonly isDurable: boolean;
  /** Resolves with the state once it is at least `state`, or `dropped`. Never rejects. */
  reached(state: Exclude<EventState, 'dropped'>): Promise<EventState>;
}

export interface Encoded {
  /** Null: no body. */
  body: string | null;
  /** Content type; for another origin one without a preflight request. Empty without a body. */
  type: string;
  /** Not sent with a beacon. */
  headers?: Readonly<Record<string, string>>;
  /** The URL, if it is not the route's `url()`; on the same origin. */
  url?: string;
}

/** One call of a server that takes events. */
export interface Route {
  /** `[a-z]+`. Stored with each event, so its meaning must not change. */
  readonly name: string;
  /** Absolute. Routes of the same origin share a circuit breaker. */
  url(): string;
  /** The most events in a request. */
  readonly batch: number;
  /** In ms. A timeout under 30,000 that passes does not count as a failure of the host. */
  readonly timeout: number;
  /** `shape` is `beacon` where headers cannot be sent. May be called more than once for a request; must be pure. */
  encode(events: readonly WireEvent[], sender: SenderInfo, shape: 'fetch' | 'beacon'): Encoded;
  /**
   * `counted` (default): only a 200 or 202 with `{"n": events}` acknowledges, and receipts are available.
   * `status`: any 200 or 202 acknowledges, for servers that return no body.
   */
  readonly acknowledgement?: 'counted' | 'status';
  /**
   * The call is made once for an event, whatever the answer ("failures ignored", platform §7). Without an answer it is made
   * again only if a receipt says that the server has not got the event.
   */
  readonly isOnce?: boolean;
  /** Called with the status of each response of 400 or more; without it, failures are silent. */
  onFailure?(status: number): void;
}

/** A queued event, as `Delivery.clear` passes it to `keep`. */
export interface Queued {
  readonly id: string;
  readonly route: string;
  readonly text: string;
}

export interface DeliveryStats {
  /** Events not yet acknowledged or dropped. */
  readonly waiting: number;
  readonly drops: Drops;
}

/** The event queue of a page, shared by all clients. No method throws. */
export interface Delivery {
  readonly pageId: string;
  /**
   * Queues an event. `build` is called once, before `send` returns; it returns the text to send, or a value that is
   * written as JSON. `stamps`: when the event happened; now by default.
   */
  send(
    route: string,
    priority: Priority,
    build: (stamp: Stamp) => unknown,
    stamps?: Stamps,
  ): Handle;
  /** Sends pending events; resolves when no request is pending, whatever the responses were. */
  flush(): Promise<void>;
  /**
   * Drops the pending events of this page, and those that earlier pages of this environment and client left in storage.
   * Later responses change nothing. Events for which `keep` returns true stay.
   */
  clear(reason: DropReason, keep?: (event: Queued) => boolean): void;
  /** Whether storage may be used; false removes this page's events from it. */
  setDurable(isDurable: boolean): void;
  stats(): DeliveryStats;
  /** Removes timers, listeners and locks. Stored events stay for the next page. */
  stop(): void;
}

/** The part of a window that delivery uses. */
export interface Page {
  readonly localStorage: Storage;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'> & {
    readonly prerendering?: boolean;
  };
  readonly navigator: {
    readonly locks?: Pick<LockManager, 'request'>;
    readonly onLine?: boolean;
    readonly sendBeacon?: Navigator['sendBeacon'];
  };
  readonly performance: Pick<Performance, 'now'>;
  readonly fetch: typeof fetch;
  readonly fetchLater?: (url: string, init: RequestInit) => { readonly activated: boolean };
  readonly addEventListener: Window['addEventListener'];
}

export interface DeliveryOptions {
  environment: SourceEnvironment;
  /** `[a-z]+`; separates the queues of two programs on one origin. */
  client: string;
  routes: readonly Route[];
  clock: Clock;
  /** Receives each error of routes and of delivery once. */
  reporter: Pick<Reporter, 'report'>;
  /** Whether storage may be used from the start; true by default. */
  isDurable?: boolean;
  /** Path of the receipts call on a route's host; `/api/v1/clanker/receipts` by default. */
  receipts?: string;
  /** The page's own window by default. */
  page?: Page;
}
