import { isPrerendering, onActivation, onPageHidden } from '../../../core/base/index.js';
import { loadInPage } from '../../page/load-in-page.js';
import { createBatch } from './batch.js';
import { whenLoaded } from './when-loaded.js';
import { fetchPageLoadId } from './page-load-id.js';
import { readPageSpeed } from './page-speed.js';
import type { PerformanceCollector, PerformanceOptions } from './types.js';

/** Platform §9: "records flush delay 30000 ms", after the page has loaded. */
const flushDelay = 30_000;

/**
 * Collects the page's performance (platform §4, §7, §9): requests the settings, buffers records, and queues them 30 s
 * after the page has loaded and whenever it is hidden. Collects nothing without a page load id.
 */
export function startPerformance(options: PerformanceOptions): PerformanceCollector {
  const { clock, delivery, reporter, treatment = () => 'full' } = options;
  const stop = new AbortController();
  const cancels: Array<() => void> = [];
  const batch = createBatch(() => ({ wall: clock.now(), monotonic: performance.now() }));
  let isActive = false;
  let hasBegun = false;
  let pageLoadId: string | null = null;

  function flush(): void {
    const treated = treatment();
    if (pageLoadId === null || stop.signal.aborted || treated === 'hold') return;
    for (const { fields, stamps } of batch.take()) {
      if (treated === 'drop') continue;
      const record = { pageLoadId, ...fields };
      delivery.send(
        'performance',
        'performance',
        ({ id, sequence, wall, monotonic }) => ({
          ...record,
          ...{ event_id: id, sequence, occurred_at: wall, monotonic },
        }),
        stamps,
      );
    }
  }

  /** A hidden page may end without another event, so its records are queued at once. */
  function flushIfHidden(): void {
    if (document.visibilityState === 'hidden') flush();
  }

  /** Requests nothing without consent; a consent that arrives late calls `flush`. */
  function beginIfAllowed(): void {
    if (hasBegun || !isActive || !['full', 'cookieless'].includes(treatment())) return;
    hasBegun = true;
    begin().catch((error: unknown) => {
      end();
      reporter.report(error, { where: 'performance collection' });
    });
  }

  async function begin(): Promise<void> {
    pageLoadId = await fetchPageLoadId(options);
    if (pageLoadId === null) end();
    if (stop.signal.aborted) return;
    // Its listeners run after those of web-vitals, which report in the capture phase.
    onPageHidden(flush, stop);
    cancels.push(
      whenLoaded(clock, (isLoaded) => {
        batch.add({ ...readPageSpeed(isLoaded), path: location.pathname });
        cancels.push(clock.setTimeout(flush, isLoaded ? remainingDelay() : 0));
        flushIfHidden();
      }),
    );
    const { watchVitals } = await loadInPage(() => import('./vitals.js'));
    watchVitals((metric) => {
      if (stop.signal.aborted) return;
      batch.addVital(metric, location.pathname);
      flushIfHidden();
    });
  }

  function end(): void {
    stop.abort();
    for (const cancel of cancels) cancel();
  }

  const activate = () => {
    isActive = true;
    beginIfAllowed();
  };
  if (isPrerendering()) onActivation(activate, stop);
  else activate();

  return {
    record(fields) {
      if (stop.signal.aborted) return;
      batch.add(fields);
      flushIfHidden();
    },
    flush() {
      if (!stop.signal.aborted) beginIfAllowed();
      flush();
    },
    stop: end,
  };
}

/** The rest of the 30 s since the page loaded, in ms. */
function remainingDelay(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const loadedAt = entry && 'loadEventEnd' in entry ? Number(entry.loadEventEnd) : 0;
  return Math.max(0, loadedAt + flushDelay - performance.now());
}
