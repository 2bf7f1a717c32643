import { setImmediate } from 'node:timers';
import type { Clock } from '../../core/runtime/index.js';

export interface ManualClock extends Clock {
  /** Moves the time on, running due timers in order; promises settle before, between and after them. */
  advance(ms: number): Promise<void>;
  /** How many timers wait: 0 proves that nothing was left running. */
  pending(): number;
}

/** A clock that only moves when told to. `start` is in wall milliseconds. */
export function createManualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let time = start;
  const timers = new Set<{ due: number; run: () => void }>();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

  function nextDue(limit: number) {
    const due = [...timers].filter((timer) => timer.due <= limit);
    return due.sort((a, b) => a.due - b.due)[0];
  }

  return {
    now: () => time,
    setTimeout(run, ms) {
      const timer = { due: time + Math.max(0, ms), run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms) {
      const end = time + ms;
      await settle();
      for (let timer = nextDue(end); timer; timer = nextDue(end)) {
        timers.delete(timer);
        time = Math.max(time, timer.due);
        timer.run();
        await settle();
      }
      time = end;
    },
    pending: () => timers.size,
  };
}
