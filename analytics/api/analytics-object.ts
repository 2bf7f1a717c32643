import type { ConsentChoice, ConsentDetails, ConsentState } from '../consent/index.js';
import type { DropReason, Handle } from '../delivery/index.js';
import type { EventName, EventPayload } from '../events/index.js';

/** The progress of a tracked event over all the clients that received it. */
export interface Tracked {
  /**
   * The least advanced state of the clients; `held` while consent is unknown. `dropped` if no client takes the event or
   * one of them lost it (platform §8), whatever the others did: `handles` has each.
   */
  readonly state: 'held' | Handle['state'];
  /** Why it was dropped, the first reason of several, or null. `skipped`: this page or this visitor is not tracked. */
  readonly reason: DropReason | 'skipped' | null;
  /** Whether it outlives the page. */
  readonly isDurable: boolean;
  /** One per queued request; empty while the event is held. */
  readonly handles: readonly Handle[];
  /**
   * Resolves with the state when every client has reached the one asked for or has dropped the event. Never rejects: a
   * lost event resolves with `dropped`.
   */
  reached(state: Exclude<Handle['state'], 'dropped'>): Promise<Handle['state']>;
}

export interface AnalyticsConsent {
  readonly state: ConsentState;
  /**
   * Sets the visitor's choice; a refusal clears stored data before `set` returns. `refused` leads to the state that the
   * site's `onRefusal` names; `unknown` removes the choice.
   */
  set(choice: ConsentChoice, details?: ConsentDetails): void;
  /** Calls `listener` after each change, until the returned function is called. */
  onChange(listener: (state: ConsentState) => void): () => void;
}

/** The visitor's ids, null where consent allows none, and the session info of platform §3. */
export interface AnalyticsIdentity {
  readonly analyticsId: string | null;
  readonly sessionId: string | null;
  /** Whether this page is the first that this browser has opened. False without consent or storage (platform §8). */
  readonly isFirstLanding: boolean;
  /** Whether this tab's session began with that page. False without consent or storage. */
  readonly isFirstSession: boolean;
}

/** `window.vitrine.analytics`. No method throws. */
export interface Analytics {
  /** Records an event of the catalogue, with its values and the time of the call. */
  track<N extends EventName>(name: N, payload: EventPayload<N>): Tracked;
  /** Records an event of the site's own; it goes to the pipeline, under a custom schema. */
  trackCustom(schemaName: string, payload?: Readonly<Record<string, unknown>>): Tracked;
  readonly consent: AnalyticsConsent;
  readonly identity: AnalyticsIdentity;
  /** Sends all pending events now. Resolves when the requests have ended; never rejects. */
  flush(): Promise<void>;
  /** Stops tracking on this page. Stored events are sent by the next page. */
  stop(): void;
  /** Resolves when tracking has started, or will not start. Never rejects. */
  readonly ready: Promise<void>;
}
