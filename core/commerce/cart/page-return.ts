import { onPageShow } from '../../base/index.js';

/**
 * Calls `run` when the shopper returns to the page through the browser's history, with or without the back/forward
 * cache. The cart may have changed meanwhile, and transient states such as "Added!" are out of date.
 */
export function onPageReturn(run: () => void, signal: AbortSignal): void {
  onPageShow(
    (kind) => {
      if (kind === 'bfcache' || kind === 'history') run();
    },
    { signal },
  );
}
