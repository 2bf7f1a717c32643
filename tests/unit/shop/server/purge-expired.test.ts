import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schedulePurge } from '../../../../shop/server/purge-expired.js';

const hour = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('purges every hour, also after a purge that failed, until it is stopped', async () => {
  const fault = new Error('The database is away.');
  const purge = vi.fn().mockRejectedValueOnce(fault).mockResolvedValue(undefined);
  const reported: unknown[] = [];
  const stop = schedulePurge(purge, (error) => reported.push(error));
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(purge).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1 + 2 * hour);
  expect(purge).toHaveBeenCalledTimes(3);
  expect(reported).toEqual([fault]);
  stop();
  await vi.advanceTimersByTimeAsync(5 * hour);
  expect(purge).toHaveBeenCalledTimes(3);
});
