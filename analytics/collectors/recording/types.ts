import type { Clock, Reporter } from '../../../core/runtime/index.js';

/** The site's `recording` data (platform §9). */
export interface RecordingSettings {
  /** The feature toggle. */
  enabled: boolean;
  /** Whether this visitor is among those who are sampled. */
  sampled: boolean;
}

export interface RecordingOptions {
  settings: RecordingSettings;
  /** Of the API. */
  origin: string;
  clock: Clock;
  reporter: Pick<Reporter, 'report'>;
  /** Whether consent allows measuring in full, now. */
  isAllowed(): boolean;
  /** Starts a recorder of the site's own with the session's id; what it answers is called when the permission closes. */
  start(id: string): (() => void) | void;
  fetch?: typeof fetch;
  /** `navigator.hardwareConcurrency` by default. */
  cores?: number;
}

/** Decides whether a session is recorded. No recorder comes with the library. */
export interface RecorderPermission {
  /** Asks for the id and starts the recorder, when everything allows it; at most once a page. Never rejects. */
  request(): Promise<void>;
  /** Ends the recorder, for good: consent was taken back. */
  revoke(): void;
}
