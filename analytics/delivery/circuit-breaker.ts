import type { Clock } from '../../core/runtime/index.js';
import { parseRetryAfter } from '../../core/net/index.js';

/** Whether a host may be called now. All its routes share it, and other tabs the quiet it asked for. */
export interface Gate {
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
  knock(): void;
  /** Another tab may have been asked for quiet. */
  heed(): void;
}

const second = 1000;
const minute = 60 * second;
const longestQuiet = 60 * minute;
const betweenKnocks = 10 * second;

/**
 * How long to wait after so many failures: 1, 2, 4, 8 seconds, then 10 to 15; after five minutes without any
 * answer 1 to 2 minutes, for then it is blocked rather than down. `random` is from 0 to 1.
 */
export function backoff(failures: number, silence: number, random: number): number {
  if (silence > 5 * minute) return minute * (1 + random);
  return second * (failures > 4 ? 10 + 5 * random : 2 ** (failures - 1) * (0.75 + random / 2));
}

/** `now` is monotonic: no change of the wall clock opens or closes the gate of this page. */
export function createGate(
  origin: string,
  clock: Clock,
  now: () => number,
  read: (key: string) => string | null,
  write: (key: string, text: string) => unknown,
): Gate {
  const key = `vitrine.wait1.${origin}`;
  let heardAt = 0;
  let closedUntil = 0;
  let quietUntil = 0;
  let nextKnock = 0;

  const gate: Gate = {
    origin,
    failures: 0,
    inFlight: 0,
    hasNoReceipts: false,
    wait: () => Math.max(closedUntil, quietUntil) - now(),
    fail(isSilent, retryAfter) {
      const time = now();
      if (!isSilent || !gate.failures) heardAt = time;
      closedUntil = time + backoff((gate.failures += 1), time - heardAt, Math.random());
      const quiet = Math.min(parseRetryAfter(retryAfter, clock.now()) ?? 0, longestQuiet);
      quietUntil = Math.max(quietUntil, time + quiet);
      if (quiet) write(key, `${clock.now()},${quiet}`);
    },
    knock() {
      if (now() < nextKnock) return;
      nextKnock = now() + betweenKnocks;
      closedUntil = 0;
    },
    heed() {
      const [told = NaN, quiet = NaN] = (read(key) ?? '').split(',').map(Number);
      // By the wall clock, so never for longer than was asked.
      const passed = clock.now() - told;
      if (passed >= 0 && passed < quiet && quiet <= longestQuiet)
        quietUntil = now() + quiet - passed;
    },
  };
  gate.heed();
  return gate;
}
