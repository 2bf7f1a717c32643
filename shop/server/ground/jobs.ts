import { randomUUID } from 'node:crypto';
import type { Reporter } from 'vitrine/core/runtime';

export interface Job {
  /** Between the end of a run and the next one, and before the first, in milliseconds. */
  readonly pause: number;
  /** The name in the report of a fault; the next run tries again. */
  readonly where: string;
  readonly reporter: Pick<Reporter, 'report'>;
  /** @param isStopping Ends the run after what it is doing. */
  run(isStopping: () => boolean): Promise<unknown>;
}

/**
 * Runs a job again and again. The timer keeps no process alive.
 * @returns Stops it, and resolves when the present run is done.
 */
export function startJob({ pause, where, reporter, run }: Job): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function plan(): void {
    timer = setTimeout(() => (running = work()), pause);
    timer.unref();
  }

  async function work(): Promise<void> {
    try {
      await run(() => isStopping);
    } catch (error) {
      reporter.report(error, { where });
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

/**
 * Does what is due, one after the other. Several copies of the server can do so at once.
 * @param most The round ends then, so that a stop does not wait for thousands.
 * @param claim Leases the next that is due to a copy of the server; null if there is none.
 */
export async function runRound<Claim>(
  most: number,
  isStopping: () => boolean,
  claim: (claimedBy: string) => Promise<Claim | null>,
  work: (claim: Claim) => Promise<void>,
): Promise<void> {
  const claimedBy = randomUUID();
  for (let count = 0; count < most && !isStopping(); count += 1) {
    const claimed = await claim(claimedBy);
    if (claimed === null) return;
    await work(claimed);
  }
}
