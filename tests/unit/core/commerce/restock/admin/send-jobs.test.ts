import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyResult,
  createJob,
  forgetErrors,
  nextJobs,
  progressOf,
} from '../../../../../../core/commerce/restock/admin/send-jobs.js';

const job = (variantId: string, waiting = 1) => createJob({ productId: 'mug', variantId }, waiting);

describe('the jobs of a run', () => {
  it('are taken as far as one call may go, without those that are done or wrong', () => {
    const jobs = [
      job('a', 0),
      { ...job('b', 2), error: 'No.' },
      ...Array.from({ length: 60 }, (_, index) => job(`c${index}`)),
    ];
    expect(nextJobs(jobs, 50).map(({ variantId }) => variantId)).toEqual(
      Array.from({ length: 50 }, (_, index) => `c${index}`),
    );
    expect(nextJobs(forgetErrors(jobs), 50)[0]?.variantId).toBe('b');
  });

  it.each([
    ['sent in part', { sent: 100, remaining: 150 }, { done: 100, remaining: 150 }],
    ['sent whole', { sent: 250, remaining: 0 }, { done: 250, remaining: 0 }],
    ['joined by more meanwhile', { sent: 100, remaining: 160 }, { done: 100, remaining: 160 }],
    ['sent by another page too', { sent: 0, remaining: 50 }, { done: 200, remaining: 50 }],
  ])('are counted: %s', (_, result, expected) => {
    expect(applyResult(job('a', 250), { ...result, error: null })).toMatchObject({
      ...expected,
      error: null,
    });
  });

  it('keep who could not be notified', () => {
    const failed = applyResult(job('a', 250), { sent: 10, remaining: 0, error: 'No.' });
    expect(failed).toMatchObject({ done: 10, remaining: 240, error: 'No.' });
    expect(progressOf([failed, job('b', 5)])).toEqual({ done: 10, total: 255, failed: 1 });
  });

  it('never count backwards, nor more than there are', () => {
    const results = fc.array(fc.record({ sent: fc.nat(100), lost: fc.nat(100), come: fc.nat(20) }));
    fc.assert(
      fc.property(fc.nat(1_000), results, (waiting, calls) => {
        let state = job('a', waiting);
        let left = waiting;
        for (const { sent, lost, come } of calls) {
          const before = state;
          const now = Math.min(left, sent + lost);
          left = left - now + come;
          state = applyResult(state, { sent: Math.min(sent, now), remaining: left, error: null });
          expect(state.done).toBeGreaterThanOrEqual(before.done);
          expect(state.remaining).toBe(left);
          const { done, total } = progressOf([state]);
          expect(done).toBeLessThanOrEqual(total);
        }
      }),
    );
  });
});
