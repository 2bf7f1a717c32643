import type { Clock } from '../../../core/runtime/index.js';

/** Platform §9: "page-speed collection waits up to 60000 ms". */
const longestWait = 60_000;

/** Calls `run` once: a task after the page has loaded, when its timings are complete, or after a minute. */
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
