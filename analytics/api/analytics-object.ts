import type { ConsentChoice, ConsentDetails, ConsentState } from '../consent/index.js';
import type { DropReason, Handle } from '../delivery/index.js';
import type { EventName, EventPayload } from '../events/index.js';

/** What became of a tracked event, over all the clients that took it: the least that was reached. */
export interface Tracked {
  /** `held` while consent is unknown. An event that no client takes is `dropped`. */
  readonly state: 'held' | Handle['state'];
  /** Why it was dropped, else null. `skipped`: this page or this visitor is not tracked. */
  readonly reason: DropReason | 'skipped' | null;
  /** Whether it outlives the page. */
  readonly isDurable: boolean;
  /** One for each request it is part of; empty while it is held. */
  readonly handles: readonly Handle[];
  /** Settles when every client has come at least so far, or the event was dropped. Never rejects. */
  reached(state: Exclude<Handle['state'], 'dropped'>): Promise<Handle['state']>;
}

export interface AnalyticsConsent {
  readonly state: ConsentState;
  /**
   * What the visitor has answered; a refusal clears what was stored in the same call. `refused` is what the site's
   * `onRefusal` makes of a no; `unknown` forgets the answer.
   */
  set(choice: ConsentChoice, details?: ConsentDetails): void;
  /** Is told of each change until the returned function is called. */
  onChange(listener: (state: ConsentState) => void): () => void;
}

/** Who the visitor is, as far as consent lets it be known. */
export interface AnalyticsIdentity {
  readonly analyticsId: string | null;
  readonly sessionId: string | null;
}

/** `window.vitrine.analytics`. No method throws. */
export interface Analytics {
  /** Records an event of the catalogue; its values are those of this moment. */
  track<N extends EventName>(name: N, payload: EventPayload<N>): Tracked;
  /** Records an event that the site names itself: to the pipeline, as a custom schema. */
  trackCustom(schemaName: string, payload?: Readonly<Record<string, unknown>>): Tracked;
  readonly consent: AnalyticsConsent;
  readonly identity: AnalyticsIdentity;
  /** Tries to send everything now. Settles when that has been tried; never rejects. */
  flush(): Promise<void>;
  /** Ends tracking in this page. What is stored goes out with the next page. */
  stop(): void;
  /** Settles when tracking has started, or when it is known that it will not. Never rejects. */
  readonly ready: Promise<void>;
}
