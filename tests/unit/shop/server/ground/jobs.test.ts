import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startJob } from '../../../../../shop/server/ground/jobs.js';

const hour = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs every hour, also after a run that failed, until it is stopped', async () => {
  const fault = new Error('The database is away.');
  const run = vi.fn().mockRejectedValueOnce(fault).mockResolvedValue(undefined);
  const reported: unknown[] = [];
  const reporter = { report: (error: unknown) => reported.push(error) };
  const stop = startJob({ pause: hour, where: 'a test', reporter, run });
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1 + 2 * hour);
  expect(run).toHaveBeenCalledTimes(3);
  expect(reported).toEqual([fault]);
  await stop();
  await vi.advanceTimersByTimeAsync(5 * hour);
  expect(run).toHaveBeenCalledTimes(3);
});
