import type { Exposure } from './types.js';

declare module '../base/bus.js' {
  interface BusEvents {
    /** A visitor saw a variant for the first time in the session. The exposure is stored already. */
    'experiment.exposed': { exposure: Exposure };
  }
}
