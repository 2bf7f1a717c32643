import type { Clock } from '../../../core/runtime/index.js';

/** Platform §9: "page-speed collection waits up to 60000 ms". */
const longestWait = 60_000;

/** Calls once when the page has loaded, a task later so that its times are complete, or after a minute without that. */
export function whenLoaded(clock: Clock, run: (isLoaded: boolean) => void): () => void {
  const stop = new AbortController();
  const finish = (isLoaded: boolean) => {
    if (stop.signal.aborted) return;
    end();
    run(isLoaded);
  };
  const cancels = [clock.setTimeout(() => finish(false), longestWait)];
  const finishSoon = () => cancels.push(clock.setTimeout(() => finish(true), 0));

  function end(): void {
    stop.abort();
    for (const cancel of cancels) cancel();
  }

  if (document.readyState === 'complete') finishSoon();
  else addEventListener('load', finishSoon, { once: true, signal: stop.signal });
  return end;
}

/** Calls each time the page is hidden or left. */
export function whenHidden(run: () => void, signal: AbortSignal): void {
  const look = () => {
    if (document.visibilityState === 'hidden') run();
  };
  // After those of web-vitals, which listen in the capture phase and tell their last values there.
  addEventListener('visibilitychange', look, { signal });
  addEventListener('pagehide', run, { signal });
}

/** At once, or when a page that was prepared in the background is looked at. */
export function whenActivated(run: () => void, signal: AbortSignal): void {
  const isPrepared = 'prerendering' in document && document.prerendering === true;
  if (isPrepared) document.addEventListener('prerenderingchange', run, { once: true, signal });
  else run();
}
