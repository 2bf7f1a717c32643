import type { SendResult } from './client.js';
import type { RestockVariant } from '../variant.js';

/** The sending for one variant. */
export interface SendJob extends RestockVariant {
  /** Notifications sent, as far as is known here. */
  readonly done: number;
  /** Signups that still wait. */
  readonly remaining: number;
  /** Why it cannot be sent for this variant, or null. */
  readonly error: string | null;
}

/** What a progress bar shows. */
export interface SendProgress {
  readonly done: number;
  readonly total: number;
  /** Variants that could not be sent for. */
  readonly failed: number;
}

export function createJob({ productId, variantId }: RestockVariant, waiting: number): SendJob {
  return { productId, variantId, done: 0, remaining: waiting, error: null };
}

/** The jobs that one more call can do something for, `most` of them. */
export function nextJobs(jobs: readonly SendJob[], most: number): SendJob[] {
  return jobs.filter(({ remaining, error }) => remaining > 0 && error === null).slice(0, most);
}

/**
 * What a job is after a call. What is sent is counted by what is left too: a call may have been carried out although
 * its answer was lost. Who could not be notified still waits.
 */
export function applyResult(job: SendJob, { sent, remaining, error }: SendResult): SendJob {
  const done = job.done + sent;
  if (error !== null) return { ...job, done, remaining: Math.max(job.remaining - sent, 0), error };
  return { ...job, done: Math.max(done, job.done + job.remaining - remaining), remaining, error };
}

/** For another try: what was wrong with a variant may be mended. */
export function forgetErrors(jobs: readonly SendJob[]): SendJob[] {
  return jobs.map((job) => ({ ...job, error: null }));
}

export function progressOf(jobs: readonly SendJob[]): SendProgress {
  const sum = (read: (job: SendJob) => number) => jobs.reduce((all, job) => all + read(job), 0);
  const done = sum((job) => job.done);
  return {
    done,
    total: done + sum((job) => job.remaining),
    failed: jobs.filter(({ error }) => error !== null).length,
  };
}
