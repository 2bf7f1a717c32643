import { expect, it, vi } from 'vitest';
import { createGroups } from '../../../../../examples/server/grouping/index.js';

/** Groups of numbers that are answered doubled, each group when the test lets it. */
function openGroups({ most = 10, fails = (_: readonly number[]): Error | null => null } = {}) {
  const groups: (readonly number[])[] = [];
  const release: (() => void)[] = [];
  const call = createGroups<number, number>({
    async work(items) {
      groups.push(items);
      await new Promise<void>((resolve) => release.push(resolve));
      const error = fails(items);
      if (error !== null) throw error;
      return items.map((item) => item * 2);
    },
    sizeOf: (item) => item,
    most,
    isOfOne: (error) => error instanceof RangeError,
  });
  const next = async () => {
    await vi.waitFor(() => expect(release.length).toBeGreaterThan(0));
    release.shift()?.();
  };
  return { groups, call, next };
}

it('does the first call at once and joins those that come meanwhile', async () => {
  const { groups, call, next } = openGroups();
  const calls = [call(1), call(2), call(3)];
  expect(groups).toEqual([[1]]);
  await next();
  await next();
  expect(await Promise.all(calls)).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1], [2, 3]]);
  const later = call(4);
  expect(groups).toEqual([[1], [2, 3], [4]]);
  await next();
  expect(await later).toBe(8);
});

it('keeps a group within its size, and takes a larger item alone', async () => {
  const { groups, call, next } = openGroups();
  const calls = [1, 6, 4, 1, 30, 2].map(call);
  for (let group = 0; group < 5; group += 1) await next();
  await Promise.all(calls);
  expect(groups).toEqual([[1], [6, 4], [1], [30], [2]]);
});

it('tries each item alone after a failure that one of them may have caused', async () => {
  const fails = (items: readonly number[]) => (items.includes(3) ? new RangeError('three') : null);
  const { groups, call, next } = openGroups({ fails });
  const settled = Promise.allSettled([1, 2, 3, 4].map(call));
  for (let group = 0; group < 5; group += 1) await next();
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(groups).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
});

it('fails the whole group for any other error, and goes on', async () => {
  let isDown = true;
  const { groups, call, next } = openGroups({ fails: () => (isDown ? new Error('down') : null) });
  const settled = Promise.allSettled([1, 2, 3].map(call));
  await next();
  await next();
  for (const { status } of await settled) expect(status).toBe('rejected');
  isDown = false;
  const later = call(5);
  await next();
  expect(await later).toBe(10);
  expect(groups).toHaveLength(3);
});
