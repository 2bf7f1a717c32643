import type { Clock, Reporter } from '../../../core/runtime/index.js';

/** The site's `recording` data (platform §9). */
export interface RecordingSettings {
  /** The feature toggle. */
  enabled: boolean;
  /** Whether this visitor is in the sample. */
  sampled: boolean;
}

export interface RecordingOptions {
  settings: RecordingSettings;
  /** Of the API. */
  origin: string;
  clock: Clock;
  reporter: Pick<Reporter, 'report'>;
  /** Whether consent allows full measurement now. */
  isAllowed(): boolean;
  /** Starts the site's own recorder with the session's id; the function it returns is called on `revoke`. */
  start(id: string): (() => void) | void;
  fetch?: typeof fetch;
  /** `navigator.hardwareConcurrency` by default. */
  cores?: number;
}

/** Decides whether a session is recorded. The library contains no recorder. */
export interface RecorderPermission {
  /** Requests the id and starts the recorder if all conditions hold; at most once per page. Never rejects. */
  request(): Promise<void>;
  /** Stops the recorder for good: consent was withdrawn. */
  revoke(): void;
}
