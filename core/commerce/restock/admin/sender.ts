import { createSubscribers, type Clock } from '../../../base/index.js';
import { restockAdminStrings } from '../../../i18n/index.js';
import { NetError } from '../../../net/index.js';
import { getRuntime } from '../../../runtime/index.js';
import { mostSendRequests, type RestockOwnerClient, type SendResult } from './client.js';
import { toRestockError, type RestockErrorCode } from '../errors.js';
import {
  applyResult,
  createJob,
  forgetErrors,
  nextJobs,
  progressOf,
  type SendJob,
  type SendProgress,
} from './send-jobs.js';
import { restockKey, type RestockVariant } from '../variant.js';

/** `stopping` waits for the last response, so that the number sent is known. */
export type SenderStatus = 'idle' | 'sending' | 'stopping' | 'stopped' | 'failed' | 'finished';

export interface SenderState {
  readonly status: SenderStatus;
  readonly jobs: readonly SendJob[];
  readonly progress: SendProgress;
  /** Why the run failed, when the cause is not one variant. */
  readonly failure: string | null;
}

/**
 * Sends notifications in as many calls as needed. A run may end at any point: the server notifies each signup once, so
 * another run, here or on another page, continues where the last one ended.
 */
export interface RestockSender {
  getState(): SenderState;
  subscribe(listener: () => void): () => void;
  /** Starts a run; does nothing while one is running. Resolves when the run is over, whatever its outcome. */
  start(groups: readonly (RestockVariant & { readonly waiting: number })[]): Promise<void>;
  /** Ends the run after the current call. */
  stop(): void;
  /** Continues with what is left, including failed variants. */
  resume(): Promise<void>;
}

/** Milliseconds until a call that sent nothing is retried, because another page may be sending. */
const idleWait = 1_000;
const mostIdleCalls = 5;
/** Milliseconds to wait after a 429 without Retry-After. */
const rateWait = 5_000;
const longestRateWait = 60_000;
const mostRateWaits = 20;

/** Error codes that concern the one variant of a call, and not the call. */
const variantFaults: readonly RestockErrorCode[] = ['item-not-found', 'not-found', 'gone'];

export function createRestockSender(client: RestockOwnerClient, clock: Clock): RestockSender {
  const { subscribe, notify } = createSubscribers(
    'a listener of the restock sender',
    () => getRuntime().reporter,
  );
  let state = describe('idle', [], null);
  let endWait: (() => void) | null = null;

  function change(status: SenderStatus, jobs = state.jobs, failure: string | null = null): void {
    state = describe(status, jobs, failure);
    notify();
  }

  /** `stop` ends the wait early. */
  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.setTimeout(() => endWait?.(), ms);
      endWait = () => {
        cancel();
        endWait = null;
        resolve();
      };
    });
  }

  async function ask(batch: readonly SendJob[]): Promise<SendResult[]> {
    const [only, ...others] = batch;
    if (!only || others.length > 0) return client.sendAll(batch);
    try {
      return [await client.send(only)];
    } catch (error) {
      const { code, message } = toRestockError(error);
      if (!variantFaults.includes(code)) throw error;
      return [{ sent: 0, remaining: only.remaining, error: message }];
    }
  }

  function apply(batch: readonly SendJob[], results: readonly SendResult[]): void {
    const byKey = new Map(batch.map((job, index) => [restockKey(job), results[index]]));
    const jobs = state.jobs.map((job) => {
      const result = byKey.get(restockKey(job));
      return result ? applyResult(job, result) : job;
    });
    change(state.status, jobs);
  }

  async function run(): Promise<void> {
    let idleCalls = 0;
    let rateWaits = 0;
    while (state.status === 'sending') {
      const batch = nextJobs(state.jobs, mostSendRequests);
      if (batch.length === 0) return change('finished');
      try {
        const results = await ask(batch);
        apply(batch, results);
        if (isProgress(batch, results)) idleCalls = 0;
        else if (++idleCalls > mostIdleCalls) {
          return change('failed', state.jobs, restockAdminStrings('stalled'));
        } else if (state.status === 'sending') await wait(idleWait);
      } catch (error) {
        const delay = rateLimitDelay(error);
        if (delay === null || ++rateWaits > mostRateWaits) {
          return change('failed', state.jobs, toRestockError(error).message);
        }
        if (state.status === 'sending') await wait(delay);
      }
    }
    change(nextJobs(state.jobs, 1).length > 0 ? 'stopped' : 'finished');
  }

  function begin(jobs: readonly SendJob[]): Promise<void> {
    if (state.status === 'sending' || state.status === 'stopping') return Promise.resolve();
    change('sending', jobs);
    return run();
  }

  return {
    getState: () => state,
    subscribe,
    start: (groups) => begin(groups.map((group) => createJob(group, group.waiting))),
    resume: () => begin(forgetErrors(state.jobs)),
    stop() {
      if (state.status !== 'sending') return;
      change('stopping');
      endWait?.();
    },
  };
}

function describe(
  status: SenderStatus,
  jobs: readonly SendJob[],
  failure: string | null,
): SenderState {
  return { status, jobs, progress: progressOf(jobs), failure };
}

function isProgress(batch: readonly SendJob[], results: readonly SendResult[]): boolean {
  return results.some(
    ({ sent, remaining, error }, index) =>
      sent > 0 || error !== null || remaining !== batch[index]?.remaining,
  );
}

function rateLimitDelay(error: unknown): number | null {
  if (!(error instanceof NetError) || error.code !== 'rate-limited') return null;
  const delay = error.retryAfter ?? rateWait;
  return delay <= longestRateWait ? delay : null;
}
