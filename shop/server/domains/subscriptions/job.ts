import type { Reporter } from 'vitrine/core/runtime';
import { runRound, startJob } from '../../ground/jobs.js';
import { claimDue } from './claims.js';
import { tellUpcoming } from './notices.js';
import { renew, type RenewalOutcome, type RenewalContext } from './renew.js';

export interface JobContext extends RenewalContext {
  readonly reporter: Pick<Reporter, 'report'>;
}

/** The outcome of the orders of a round; `failed` ones are tried again when their lease is over. */
export type RenewalRound = Record<RenewalOutcome | 'failed', number>;

const mostInRound = 200;
const where = 'renewing subscriptions';

/**
 * Makes the orders that are due, one after the other.
 * @param isStopping Ends the round after the present order.
 */
export async function renewDue(
  context: JobContext,
  isStopping: () => boolean = () => false,
): Promise<RenewalRound> {
  const round: RenewalRound = { paid: 0, declined: 0, held: 0, gone: 0, failed: 0 };
  await runRound(
    mostInRound,
    isStopping,
    (claimedBy) => claimDue(context.database, claimedBy, context.now()),
    async (claim) => {
      try {
        round[await renew(context, claim)] += 1;
      } catch (error) {
        // One that fails keeps no other waiting.
        context.reporter.report(error, { where });
        round.failed += 1;
      }
    },
  );
  return round;
}

/**
 * Places the orders that are due and sends notices of upcoming ones, again and again.
 * @returns Stops the job, and resolves when the present order is placed.
 */
export function startRenewals(context: JobContext, pause = 60_000): () => Promise<void> {
  return startJob({
    pause,
    where,
    reporter: context.reporter,
    async run(isStopping) {
      await renewDue(context, isStopping);
      if (!isStopping()) await tellUpcoming(context);
    },
  });
}
