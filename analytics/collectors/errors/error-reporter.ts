import type { ReportContext } from '../../../core/runtime/index.js';
import type { ErrorEventName, ErrorRecord } from '../routes/index.js';
import { describeError } from './describe-error.js';
import { isOwnError } from './own-errors.js';
import type { ErrorReporter, ErrorReporterOptions } from './types.js';

/** Storefront §9: "max 10 queued events, max 20 sends per page, … 1 s debounce". */
const mostQueued = 10;
const mostSends = 20;
const debounce = 1000;

/**
 * Creates a reporter that also sends reports, in batches. An error object is sent once; an equal error is counted
 * while the first is queued (`times`); errors beyond a full queue are counted (`lost`).
 */
export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { clock, console, send, sendsWarnings = false, treatment = () => 'full' } = options;
  const { early = [] } = options;
  const stop = new AbortController();
  const seen = new WeakSet<object>();
  let queue: Array<ErrorRecord & { key: string; times: number }> = [];
  let sends = 0;
  let lost = 0;
  let isBusy = false;
  let cancel = () => {};

  /** Prevents recursion: an error inside `run` must not be reported by this reporter. */
  function guard(run: () => void): void {
    if (isBusy || stop.signal.aborted) return;
    isBusy = true;
    try {
      run();
    } catch {
      // The report is in the console already; an error of this reporter cannot be reported.
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

  function queueError(
    event: ErrorEventName,
    error: unknown,
    context?: ReportContext,
    at?: number,
  ): void {
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
    const now = performance.now();
    const monotonic = at ?? now;
    const stamps = { wall: Math.round(clock.now() - (now - monotonic)), monotonic };
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

  // In the console already.
  for (const { error, context, at } of early) {
    guard(() => queueError('error', error, context, at));
  }

  return {
    report(error, context) {
      console.report(error, context);
      guard(() => queueError('error', error, context));
    },
    warn(message, context) {
      console.warn(message, context);
      if (sendsWarnings) guard(() => queueError('warning', message, context));
    },
    capture: (event, error) => guard(() => queueError(event, error)),
    flush: () => guard(flush),
    stop() {
      cancel();
      stop.abort();
    },
  };
}
