/**
 * Calls `run` when the shopper comes back to the page by history, from the back/forward cache or, as `persisted`
 * alone is not reliable, by any back/forward navigation. What was transient on the page is out of date then.
 */
export function onPageReturn(run: () => void, signal: AbortSignal): void {
  globalThis.window?.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted || isHistoryNavigation()) run();
    },
    { signal },
  );
}

/** Calls `run` when the page is closed, left, or put into the back/forward cache. */
export function onPageLeave(run: () => void, signal: AbortSignal): void {
  globalThis.window?.addEventListener('pagehide', run, { signal });
}

/** Calls `run` when a prerendered page is shown. */
export function onActivation(run: () => void, signal: AbortSignal): void {
  globalThis.document?.addEventListener('prerenderingchange', run, { signal });
}

/** Whether the page is rendered ahead and may never be seen. */
export function isPrerendering(): boolean {
  const page: (Document & { prerendering?: boolean }) | undefined = globalThis.document;
  return page?.prerendering === true;
}

function isHistoryNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
