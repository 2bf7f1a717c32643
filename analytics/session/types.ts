import type { Clock, Reporter } from '../../core/runtime/index.js';

/** Session info (platform §3). */
export interface SessionInfo {
  /** Whether this page is the first of this browser. */
  readonly isFirstLanding: boolean;
  /** Whether this tab's session is the one that began with the first landing. */
  readonly isFirstSession: boolean;
  /** Null while consent allows none. */
  readonly sessionId: string | null;
}

/** The visitor's ids; null where consent does not allow one. */
export interface VisitorIds {
  /** A random UUID, valid for 390 days from its creation (platform §9); also the cookie `ss_cid`. */
  readonly analyticsId: string | null;
  /** A random UUID, valid for 390 days, if marketing is allowed. */
  readonly marketingId: string | null;
  /** A random UUID for the browser's session (platform §4). */
  readonly sessionId: string | null;
  /** The text of `ss_cvr`: `{uuid}|{first}|{previous}|{present visit}|{visits}`, times in ms since 1970. */
  readonly visitorCookie: string | null;
}

/** The visitor's identity. Reads and stores nothing without consent. No method throws. */
export interface Identity {
  /** Returns the ids and extends the visit. Cheap; returns the same object until an id changes. */
  read(): VisitorIds;
  session(): SessionInfo;
  /**
   * Removes the ids and the `ss_*` cookies from the browser (platform §4). They come back if this page reads them again:
   * a consent platform repeats on each page what the visitor has granted, some time after the page began.
   */
  withdraw(): void;
  /** Removes all ids from memory, storage and cookies. */
  clear(): void;
  clearMarketing(): void;
  /** Starts listening to other tabs and to the page's lifecycle. */
  start(): void;
  stop(): void;
}

export interface IdentityOptions {
  clock: Clock;
  reporter: Pick<Reporter, 'warn'>;
  /** Whether consent allows the purpose in full, now. */
  isAllowed(purpose: 'measurement' | 'marketing'): boolean;
}
