import type { SendResult } from './client.js';
import type { RestockVariant } from '../variant.js';

/** Sends notifications for one variant. */
export interface SendJob extends RestockVariant {
  /** Notifications known to be sent. */
  readonly done: number;
  /** Pending signups. */
  readonly remaining: number;
  /** Why sending for this variant failed, or null. */
  readonly error: string | null;
}

/** The sums that a progress bar shows. */
export interface SendProgress {
  /** Notifications known to be sent. */
  readonly done: number;
  /** Those that are sent, and those that are pending. */
  readonly total: number;
  /** The number of failed variants. */
  readonly failed: number;
}

export function createJob({ productId, variantId }: RestockVariant, waiting: number): SendJob {
  return { productId, variantId, done: 0, remaining: waiting, error: null };
}

/** The first `most` jobs that are not done and have not failed. */
export function nextJobs(jobs: readonly SendJob[], most: number): SendJob[] {
  return jobs.filter(({ remaining, error }) => remaining > 0 && error === null).slice(0, most);
}

/**
 * Updates a job after a call. Sent notifications are also derived from what is left, because a call may have been
 * executed although its response was lost. A signup whose notification failed stays pending.
 */
export function applyResult(job: SendJob, { sent, remaining, error }: SendResult): SendJob {
  const done = job.done + sent;
  if (error !== null) return { ...job, done, remaining: Math.max(job.remaining - sent, 0), error };
  return { ...job, done: Math.max(done, job.done + job.remaining - remaining), remaining, error };
}

/** Clears the failures for a retry, because they may be temporary. */
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
