import type { Clock } from '../../core/runtime/index.js';
import { parseRetryAfter } from '../../core/net/index.js';

/** Whether a host may be called now. All its routes share it, and other tabs the quiet it asked for. */
export interface CircuitBreaker {
  readonly origin: string;
  /** Since the last success. While there are any, one request at a time goes out. */
  failures: number;
  /** Requests under way. */
  inFlight: number;
  /** It answered that it keeps no receipts. */
  hasNoReceipts: boolean;
  /** Milliseconds until it may be called; 0 or less: now. */
  wait(): number;
  /** `isSilent`: no answer came, or none of the host's own. */
  fail(isSilent: boolean, retryAfter: string | null): void;
  /** Something changed that may have brought the host back: try soon, whatever the failures were. */
  probe(): void;
  /** Another tab may have been asked for quiet. */
  syncFromStorage(): void;
}

const second = 1000;
const minute = 60 * second;
const longestRetryAfter = 60 * minute;
const probeInterval = 10 * second;

/**
 * How long to wait after so many failures: 1, 2, 4, 8 seconds, then 10 to 15; after five minutes without any
 * answer 1 to 2 minutes, for then it is blocked rather than down. `random` is from 0 to 1.
 */
export function backoff(failures: number, silence: number, random: number): number {
  if (silence > 5 * minute) return minute * (1 + random);
  return second * (failures > 4 ? 10 + 5 * random : 2 ** (failures - 1) * (0.75 + random / 2));
}

/** `now` is monotonic: no change of the wall clock opens or closes the gate of this page. */
export function createCircuitBreaker(
  origin: string,
  clock: Clock,
  now: () => number,
  read: (key: string) => string | null,
  write: (key: string, text: string) => unknown,
): CircuitBreaker {
  const key = `vitrine.wait1.${origin}`;
  let heardAt = 0;
  let backoffUntil = 0;
  let retryAfterUntil = 0;
  let nextProbe = 0;

  const breaker: CircuitBreaker = {
    origin,
    failures: 0,
    inFlight: 0,
    hasNoReceipts: false,
    wait: () => Math.max(backoffUntil, retryAfterUntil) - now(),
    fail(isSilent, retryAfter) {
      const time = now();
      if (!isSilent || !breaker.failures) heardAt = time;
      backoffUntil = time + backoff((breaker.failures += 1), time - heardAt, Math.random());
      const quiet = Math.min(parseRetryAfter(retryAfter, clock.now()) ?? 0, longestRetryAfter);
      retryAfterUntil = Math.max(retryAfterUntil, time + quiet);
      if (quiet) write(key, `${clock.now()},${quiet}`);
    },
    probe() {
      if (now() < nextProbe) return;
      nextProbe = now() + probeInterval;
      backoffUntil = 0;
    },
    syncFromStorage() {
      const [told = NaN, quiet = NaN] = (read(key) ?? '').split(',').map(Number);
      // By the wall clock, so never for longer than was asked.
      const passed = clock.now() - told;
      if (passed >= 0 && passed < quiet && quiet <= longestRetryAfter)
        retryAfterUntil = now() + quiet - passed;
    },
  };
  breaker.syncFromStorage();
  return breaker;
}
