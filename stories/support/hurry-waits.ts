import { configure, systemClock } from '../../core/runtime/index.js';

/** A `beforeEach` that makes the page's waits, those of `from` milliseconds and more, `times` as short. */
export const hurryWaits =
  (times: number, from = 0) =>
  (): void =>
    configure({
      clock: {
        ...systemClock,
        setTimeout: (run, ms) => systemClock.setTimeout(run, ms < from ? ms : ms / times),
      },
    });
