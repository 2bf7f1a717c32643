import type { Clock, EarlyReport, Reporter } from '../../../core/runtime/index.js';
import type { Treatment } from '../../events/index.js';
import type { ErrorEventName, ErrorRecord } from '../routes/index.js';

export interface ErrorReporterOptions {
  clock: Clock;
  /** Receives all reports first: the console's reporter. */
  console: Reporter;
  /** The earlier reports; none by default. */
  early?: readonly EarlyReport[];
  /** Sends a batch. Its errors are ignored: the reporter never reports itself. */
  send: (records: readonly ErrorRecord[]) => void;
  /** Whether warnings are sent too; false by default. */
  sendsWarnings?: boolean;
  /** Called before each batch: `hold` keeps the queue, `drop` discards it. `full` by default. */
  treatment?: () => Treatment;
}

/** Core's reporter, which also sends its reports (storefront §4, §8, §9). */
export interface ErrorReporter extends Reporter {
  /** Records an uncaught error, which the browser has already written to the console. */
  capture(event: ErrorEventName, error: unknown): void;
  /** Sends the queue now: when the page is hidden, or consent arrives late. */
  flush(): void;
  /** Stops sending; reports still go to the console. */
  stop(): void;
}
