import { parseRetryAfter } from '../../core/net/index.js';
import type { Clock } from '../../core/runtime/index.js';

/**
 * Decides whether a host may be called. All routes of the host share one; `Retry-After` is also shared with other tabs,
 * through storage.
 */
export interface CircuitBreaker {
  readonly origin: string;
  /** Since the last success. While there are any, one request at a time is sent. */
  failures: number;
  /** Pending requests. */
  inFlight: number;
  /** The host does not support receipts. */
  noReceipts: boolean;
  /** Milliseconds until the host may be called; 0 or less: now. */
  wait(): number;
  /**
   * Records a failed request.
   *
   * @param isSilent no response, or one from a proxy rather than the host
   * @param retryAfter the `Retry-After` header
   */
  fail(isSilent: boolean, retryAfter: string | null): void;
  /** Allows a request now, whatever the failures were: something changed that may have brought the host back. */
  probe(): void;
  /** Reads a `Retry-After` that another tab may have received. */
  sync(): void;
}

export interface CircuitBreakerOptions {
  readonly origin: string;
  readonly clock: Clock;
  /** Monotonic ms: a change of the wall clock must not affect the delays of this page. */
  now(): number;
  read(key: string): string | null;
  write(key: string, text: string): unknown;
}

const second = 1000;
const minute = 60 * second;
const longestRetryAfter = 60 * minute;
const probeInterval = 10 * second;

/**
 * Returns the delay in ms after so many failures: 1, 2, 4, 8 seconds, then 10 to 15. After five minutes of silence, 1 to
 * 2 minutes: the host is then more likely blocked than down.
 *
 * @param silence ms since the last response
 * @param random from 0 to 1
 */
export function backoff(failures: number, silence: number, random: number): number {
  if (silence > 5 * minute) return minute * (1 + random);
  return second * (failures > 4 ? 10 + 5 * random : 2 ** (failures - 1) * (0.75 + random / 2));
}

export function createCircuitBreaker({
  origin,
  clock,
  now,
  read,
  write,
}: CircuitBreakerOptions): CircuitBreaker {
  const key = `vitrine.wait1.${origin}`;
  let lastResponseAt = 0;
  let backoffUntil = 0;
  let retryAfterUntil = 0;
  let nextProbe = 0;

  const breaker: CircuitBreaker = {
    origin,
    failures: 0,
    inFlight: 0,
    noReceipts: false,
    wait: () => Math.max(backoffUntil, retryAfterUntil) - now(),
    fail(isSilent, retryAfter) {
      const time = now();
      if (!isSilent || !breaker.failures) lastResponseAt = time;
      backoffUntil = time + backoff((breaker.failures += 1), time - lastResponseAt, Math.random());
      const delay = Math.min(parseRetryAfter(retryAfter, clock.now()) ?? 0, longestRetryAfter);
      retryAfterUntil = Math.max(retryAfterUntil, time + delay);
      if (delay) write(key, `${clock.now()},${delay}`);
    },
    probe() {
      if (now() < nextProbe) return;
      nextProbe = now() + probeInterval;
      backoffUntil = 0;
    },
    sync() {
      const [receivedAt = NaN, delay = NaN] = (read(key) ?? '').split(',').map(Number);
      // The wall clock may have changed: never wait for longer than the host asked.
      const passed = clock.now() - receivedAt;
      if (passed >= 0 && passed < delay && delay <= longestRetryAfter)
        retryAfterUntil = now() + delay - passed;
    },
  };
  breaker.sync();
  return breaker;
}
