import { isPrerendering, onActivation, onPageHidden, onPageShow } from '../../base/index.js';
import { getRuntime } from '../../runtime/index.js';

/** Milliseconds that a page has to be in front before its product counts as looked at. */
const leastVisit = 1_000;

interface PrivacySignals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/**
 * Whether visits are noted at all: not where the browser sends Global Privacy Control or Do Not Track, although the notes
 * stay on the device, because nobody asked for them; nor in the site's editor.
 */
export function mayRecord(signals: PrivacySignals = globalThis.navigator ?? {}): boolean {
  const isRefused = signals.globalPrivacyControl === true || signals.doNotTrack === '1';
  return !isRefused && !getRuntime().site.editorFrame;
}

/** Calls `record` when the page has been in front for a second, again after it comes back. Ends with `signal`. */
export function recordVisit(record: () => void, signal: AbortSignal): void {
  let cancel: (() => void) | null = null;

  function stop(): void {
    cancel?.();
    cancel = null;
  }
  function start(): void {
    stop();
    if (document.visibilityState !== 'visible' || isPrerendering() || !mayRecord()) return;
    cancel = getRuntime().clock.setTimeout(record, leastVisit);
  }

  onPageShow(start, { signal });
  onActivation(start, { signal });
  onPageHidden(stop, { signal });
  signal.addEventListener('abort', stop);
  start();
}
