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

/** Who visits; null is what consent does not allow. */
export interface VisitorIds {
  /** A random UUID, for 390 days from its making (platform §9); also the cookie `ss_cid`. */
  readonly analyticsId: string | null;
  /** A random UUID for 390 days, where marketing is allowed. */
  readonly marketingId: string | null;
  /** A random UUID, made once, for as long as the browser runs (platform §4). */
  readonly sessionId: string | null;
  /** The text of `ss_cvr`: `{uuid}|{first}|{previous}|{present visit}|{visits}`, times in ms since 1970. */
  readonly visitorCookie: string | null;
}

/** Reads and stores nothing while consent does not allow it. No method throws. */
export interface Identity {
  /** Cheap enough for every event, and the same object as long as nothing changes. Keeps the visit alive. */
  read(): VisitorIds;
  session(): SessionInfo;
  /** Forgets all of it: in the page, in storage, in cookies. */
  clear(): void;
  clearMarketing(): void;
  /** Follows other tabs, and looks again when the page comes back. */
  start(): void;
  stop(): void;
}

export interface IdentityOptions {
  clock: Clock;
  reporter: Pick<Reporter, 'warn'>;
  /** Whether consent allows the purpose in full, now. */
  isAllowed(purpose: 'measurement' | 'marketing'): boolean;
}
