import type { Clock, Reporter } from '../../../core/runtime/index.js';
import type { Treatment } from '../../events/index.js';
import type { SourceEnvironment, Stamps } from '../../delivery/index.js';

/** What an entry of `RecordJavascriptErrors` is called (storefront §7). */
export const errorEventNames = [
  'error',
  'warning',
  'uncaught-error',
  'unhandled-rejection',
] as const;
export type ErrorEventName = (typeof errorEventNames)[number];

export type ErrorData = Readonly<Record<string, string | number | boolean | null>>;

export interface ErrorRecord {
  readonly event: ErrorEventName;
  readonly data: ErrorData;
  readonly stamps: Stamps;
}

export interface ErrorPlace {
  /** Of the API; empty for the page's own. */
  origin: string;
  environment: SourceEnvironment;
}

export interface ErrorReporterOptions {
  clock: Clock;
  /** Gets everything first, as before: the console's. */
  console: Reporter;
  /** Takes a batch. What it throws is ignored: the reporter never reports itself. */
  send: (records: readonly ErrorRecord[]) => void;
  /** Whether warnings are sent too. They are not unless this says so. */
  sendsWarnings?: boolean;
  /** Asked at each sending: `hold` keeps what is queued, `drop` forgets it. Everything goes by default. */
  treatment?: () => Treatment;
}

/** Core's reporter, which also sends what it is told (storefront §4, §8, §9). */
export interface ErrorReporter extends Reporter {
  /** Takes what the page's own listeners heard; the browser has written it to the console. */
  capture(event: ErrorEventName, error: unknown): void;
  /** Sends what is queued, at once; for a page that is hidden, or a consent that came late. */
  flush(): void;
  /** From here on the console is told alone. */
  stop(): void;
}
