import type { Clock, Reporter } from '../../core/runtime/index.js';

/** What an event is worth when not all can go; the first is the dearest. `intent`: add to cart, exposure. */
export const priorities = ['purchase', 'intent', 'view', 'render', 'performance'] as const;
export type Priority = (typeof priorities)[number];

/** Platform §3. */
export const sourceEnvironments = ['dev', 'qa', 'staging', 'prod'] as const;
export type SourceEnvironment = (typeof sourceEnvironments)[number];

/**
 * Why an event was given up. `age`: older than 7 days; `cap`: the queue was full; `oversize`: too long to send;
 * `consent`: the visitor refused; `poison`: cannot be written as JSON; `refused`: the server will not have it.
 */
export type DropReason = 'age' | 'cap' | 'oversize' | 'consent' | 'poison' | 'refused';

/** How often an event was dropped, by reason, since the page began. */
export type Drops = Readonly<Partial<Record<DropReason, number>>>;

export interface Stamps {
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly wall: number;
  /** Milliseconds since this page began, which no change of the clock moves (`performance.now()`). */
  readonly monotonic: number;
}

/** What names an event: `id` is `{pageId}.{sequence}`, with sequences 1, 2, 3… over all routes of a page. */
export interface Stamp extends Stamps {
  readonly id: string;
  readonly pageId: string;
  readonly sequence: number;
}

/** An event on its way: `text` was written once, when it was sent, and never changes. */
export interface WireEvent extends Stamp {
  readonly text: string;
}

/** Who sends, as of the moment of sending. */
export interface SenderInfo extends Stamps {
  readonly pageId: string;
  /** Totals since the page began, so that a number that arrives twice counts once. */
  readonly drops: Drops;
}

/**
 * `stored`: the engine has it (`isDurable` says whether it outlives the page). `handed`: given to the browser.
 * `acknowledged`: the server has it. `dropped`: given up, see `reason`.
 */
export type EventState = 'stored' | 'handed' | 'acknowledged' | 'dropped';

export interface Handle {
  readonly id: string;
  readonly state: EventState;
  readonly reason: DropReason | null;
  /** Whether it is written where it outlives the page. */
  readonly isDurable: boolean;
  /** Settles with the state once that is at least `state`, or `dropped`. Never rejects. */
  reached(state: Exclude<EventState, 'dropped'>): Promise<EventState>;
}

export interface Encoded {
  /** Null: no body. */
  body: string | null;
  /** Content type; must need no preflight when the host is another origin. Empty without a body. */
  type: string;
  /** Not sent with a beacon. */
  headers?: Readonly<Record<string, string>>;
  /** Where this one goes, when that is not the route's `url()`; same origin as that. */
  url?: string;
}

/** How events reach one call of a server. */
export interface Route {
  /** `[a-z]+`; it is part of what is stored, so it must not change its meaning. */
  readonly name: string;
  /** Absolute. Its origin is the host whose failures all routes share. */
  url(): string;
  /** Events in a request, at most; 1: the call takes one. */
  readonly batch: number;
  /** Milliseconds. One under 30,000 that passes says nothing about the host. */
  readonly timeout: number;
  /** `shape` is `beacon` where headers cannot be sent. Called once or more for a request; must be pure. */
  encode(events: readonly WireEvent[], sender: SenderInfo, shape: 'fetch' | 'beacon'): Encoded;
  /**
   * `counted` (default): only 200 or 202 with `{"n": events}` is an answer of ours, and receipts can be asked.
   * `status`: any 200 or 202 is one, for servers that answer with nothing.
   */
  readonly acknowledgement?: 'counted' | 'status';
  /** Told the status of each answer that refused; a call without it fails quietly. */
  onFailure?(status: number): void;
}

/** What a queued event looks like to whoever decides whether it may stay. */
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

/** One queue for all clients of a page. Nothing of it throws. */
export interface Delivery {
  readonly pageId: string;
  /**
   * Takes an event. `build` is called once, before this returns, with what names the event; it answers the
   * text for the wire, or a value which is written as JSON. `stamps` are those of an event that was held back.
   */
  send(
    route: string,
    priority: Priority,
    build: (stamp: Stamp) => unknown,
    stamps?: Stamps,
  ): Handle;
  /** Sends what waits; settles when nothing of ours is in flight, whatever the answers were. */
  flush(): Promise<void>;
  /**
   * Drops what waits: of this page, and what earlier pages of this environment and client left in storage.
   * An answer to what is in flight changes nothing any more. `keep` spares events.
   */
  clear(reason: DropReason, keep?: (event: Queued) => boolean): void;
  /** Whether anything may be written to the browser's storage; false takes out what is there. */
  setDurable(isDurable: boolean): void;
  stats(): DeliveryStats;
  /** Lets go of timers, listeners and locks. What is stored stays for the next page. */
  stop(): void;
}

/** What the engine asks of the browser: a window, or in tests what looks like one. */
export interface Page {
  readonly localStorage: Storage;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'> & {
    readonly prerendering?: boolean;
  };
  readonly navigator: {
    readonly locks?: Pick<LockManager, 'request'>;
    readonly sendBeacon?: Navigator['sendBeacon'];
  };
  readonly performance: Pick<Performance, 'now'>;
  readonly fetch: typeof fetch;
  readonly fetchLater?: (url: string, init: RequestInit) => { readonly activated: boolean };
  readonly addEventListener: Window['addEventListener'];
}

export interface DeliveryOptions {
  environment: SourceEnvironment;
  /** `[a-z]+`; keeps the queues of two programs on one origin apart. */
  client: string;
  routes: readonly Route[];
  clock: Clock;
  /** Told of faults of routes and of the engine, each once. */
  reporter: Pick<Reporter, 'report'>;
  /** Whether storage may be used from the start; true by default. */
  isDurable?: boolean;
  /** Path on the host of a route; `/api/v1/clanker/receipts` by default. */
  receipts?: string;
  /** The page's own window by default. */
  page?: Page;
}
