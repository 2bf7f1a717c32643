import type { ReportContext } from '../../../core/runtime/index.js';
import { describeError } from './describe-error.js';
import { isOwnError } from './own-errors.js';
import type { ErrorEventName, ErrorRecord, ErrorReporter, ErrorReporterOptions } from './types.js';

/** Storefront §9: "max 10 queued events, max 20 sends per page, … 1 s debounce". */
const mostQueued = 10;
const mostSends = 20;
const debounce = 1000;

/**
 * A reporter that writes to the console as before and sends what it was told, in batches. One error object is sent
 * once; the same error again, while it is queued, is counted (`times`); what finds the queue full is counted (`lost`).
 */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { clock, console, send, sendsWarnings = false, treatment = () => 'full' } = options;
  const stop = new AbortController();
  const seen = new WeakSet<object>();
  let queue: Array<ErrorRecord & { key: string; times: number }> = [];
  let sends = 0;
  let lost = 0;
  let isBusy = false;
  let cancel = () => {};

  /** Nothing that happens in here may come back in. */
  function guard(run: () => void): void {
    if (isBusy || stop.signal.aborted) return;
    isBusy = true;
    try {
      run();
    } catch {
      // The console has the fault that was told; one of our own has nobody to be told to.
    } finally {
      isBusy = false;
    }
  }

  function isRepeated(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return false;
    if (seen.has(error)) return true;
    seen.add(error);
    return false;
  }

  function take(event: ErrorEventName, error: unknown, context?: ReportContext): void {
    if (sends >= mostSends || isRepeated(error)) return;
    const data = describeError(error, context);
    if (isOwnError(data)) return;
    const key = [event, data['name'], data['message'], data['stack']].join('\n');
    const same = queue.find((queued) => queued.key === key);
    if (same) {
      same.times += 1;
      return;
    }
    if (queue.length >= mostQueued) {
      lost += 1;
      return;
    }
    const stamps = { wall: clock.now(), monotonic: performance.now() };
    queue.push({ event, data, stamps, key, times: 1 });
    cancel();
    cancel = clock.setTimeout(() => guard(flush), debounce);
  }

  function flush(): void {
    const treated = treatment();
    if (queue.length === 0 || treated === 'hold') return;
    cancel();
    const batch = queue.map(({ event, data, stamps, times }, index) => ({
      event,
      data: { ...data, ...(times > 1 && { times }), ...(index === 0 && lost > 0 && { lost }) },
      stamps,
    }));
    queue = [];
    lost = 0;
    if (treated === 'drop') return;
    sends += 1;
    send(batch);
  }

  globalThis.document?.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') guard(flush);
    },
    { signal: stop.signal },
  );

  return {
    report(error, context) {
      console.report(error, context);
      guard(() => take('error', error, context));
    },
    warn(message, context) {
      console.warn(message, context);
      if (sendsWarnings) guard(() => take('warning', message, context));
    },
    capture: (event, error) => guard(() => take(event, error)),
    flush: () => guard(flush),
    stop() {
      cancel();
      stop.abort();
    },
  };
}
