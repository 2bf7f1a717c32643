import type { Exposure } from './types.js';

declare module '../base/bus.js' {
  interface BusEvents {
    /** A visitor was shown a variant for the first time in the session. It is stored already. */
    'experiment.exposed': { exposure: Exposure };
  }
}
