import type { ErrorReporter } from './types.js';

/**
 * Takes every error and rejection of the page that nobody caught, the host's too: only for a site that asked for it.
 * Listens until the returned function is called.
 */
export function listenForErrors(reporter: ErrorReporter, target: Window = window): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  target.addEventListener(
    'error',
    ({ error, message }) => {
      // Of a script of another origin the browser tells nothing: there is nothing to mend by it.
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

/** Something was called off, which is no fault. */
function isAbort(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
