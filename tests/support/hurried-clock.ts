import { systemClock, type Clock } from '../../core/runtime/index.js';

/** Every wait is over at once. */
export const hurriedClock: Clock = {
  ...systemClock,
  setTimeout: (run) => systemClock.setTimeout(run, 0),
};
