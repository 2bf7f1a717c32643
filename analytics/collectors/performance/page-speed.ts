import type { PerformanceFields } from './types.js';

/**
 * Reads the load timings, in ms since the navigation began, or since the activation of a prerendered page. Null where
 * the browser has no value, or the page has not loaded in time.
 */
export function readPageSpeed(
  isLoaded: boolean,
  source: Pick<Performance, 'getEntriesByType'> = performance,
): PerformanceFields {
  const [entry] = source.getEntriesByType('navigation');
  const timing = isNavigation(entry) ? entry : null;
  const since = timing?.activationStart ?? 0;
  const at = (time: number | undefined) => (time ? round(Math.max(0, time - since)) : null);

  return {
    type: 'page-speed',
    name: 'page-speed',
    isLoaded,
    navigationType: timing?.type ?? null,
    dns: timing ? round(timing.domainLookupEnd - timing.domainLookupStart) : null,
    connect: timing ? round(timing.connectEnd - timing.connectStart) : null,
    responseStart: at(timing?.responseStart),
    responseEnd: at(timing?.responseEnd),
    domInteractive: at(timing?.domInteractive),
    domContentLoaded: at(timing?.domContentLoadedEventEnd),
    load: isLoaded ? at(timing?.loadEventEnd) : null,
    /** Bytes of the document that were transferred; 0 from a cache. */
    transferSize: timing?.transferSize ?? null,
    resources: source.getEntriesByType('resource').length,
  };
}

type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };

function isNavigation(entry: PerformanceEntry | undefined): entry is Navigation {
  return entry?.entryType === 'navigation';
}

function round(time: number): number {
  return Math.round(time * 10) / 10;
}
