import type { ErrorReporter } from './types.js';

/**
 * Reports uncaught errors and rejections of the whole page, also of other scripts; only for sites that enable it. Ends
 * when the returned function is called.
 */
export function listenForErrors(reporter: ErrorReporter, target: Window = window): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  target.addEventListener(
    'error',
    ({ error, message }) => {
      // Browsers hide errors of other origins' scripts, so there is nothing to report.
      if (error == null && !message.replace(/^Script error\.?$/i, '')) return;
      reporter.capture('uncaught-error', error ?? message);
    },
    { signal },
  );
  target.addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (!isAbort(reason)) reporter.capture('unhandled-rejection', reason);
    },
    { signal },
  );
  return () => stop.abort();
}

/** A cancelled operation is not an error. */
function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
