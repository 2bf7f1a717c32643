import { randomUUID } from 'node:crypto';
import type { Reporter } from 'vitrine/core/runtime';
import { claimDue } from './claims.js';
import { tellUpcoming } from './notices.js';
import { renew, type RenewalOutcome, type RenewalParts } from './renew.js';

export interface JobParts extends RenewalParts {
  readonly reporter: Pick<Reporter, 'report'>;
}

/** What became of the orders of a round; `failed` ones are tried again when their lease is over. */
export type RenewalRound = Record<RenewalOutcome | 'failed', number>;

/** A round ends then, so that a stop does not wait for thousands. */
const mostInRound = 200;
const where = 'renewing subscriptions';

/**
 * Makes the orders that are due, one after the other. Several copies of the server can do so at once.
 * @param isStopping Ends the round after the present order.
 */
export async function renewDue(
  parts: JobParts,
  isStopping: () => boolean = () => false,
): Promise<RenewalRound> {
  const round: RenewalRound = { paid: 0, declined: 0, held: 0, gone: 0, failed: 0 };
  const claimedBy = randomUUID();
  for (let count = 0; count < mostInRound && !isStopping(); count += 1) {
    const claim = await claimDue(parts.database, claimedBy, parts.now());
    if (claim === null) break;
    try {
      round[await renew(parts, claim)] += 1;
    } catch (error) {
      // One that fails keeps no other waiting.
      parts.reporter.report(error, { where });
      round.failed += 1;
    }
  }
  return round;
}

/**
 * Makes what is due, and tells of what is near, again and again. The timer keeps no process alive.
 * @returns Stops it, and resolves when the present order is done.
 */
export function startRenewals(parts: JobParts, pause = 60_000): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function plan(): void {
    timer = setTimeout(() => (running = run()), pause);
    timer.unref();
  }

  async function run(): Promise<void> {
    try {
      await renewDue(parts, () => isStopping);
      if (!isStopping) await tellUpcoming(parts);
    } catch (error) {
      parts.reporter.report(error, { where });
    }
    if (!isStopping) plan();
  }

  plan();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await running;
  };
}
