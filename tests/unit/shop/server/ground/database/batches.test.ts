import { describe, expect, it } from 'vitest';
import { inBatches } from '../../../../../../shop/server/ground/database/batches.js';

/** Batches whose runs end when the test says so. */
function openBatches({ most = 10 } = {}) {
  const runs: {
    readonly items: readonly number[];
    end(): void;
    fail(error: Error): void;
  }[] = [];
  let time = 0;
  const add = inBatches<number, string>(
    (items) =>
      new Promise((resolve, reject) => {
        runs.push({ items, end: () => resolve(items.map((item) => `done ${item}`)), fail: reject });
      }),
    { most, patience: 100, now: () => time },
  );
  return {
    add,
    runs,
    sent: () => runs.map(({ items }) => items),
    pass: (ms: number) => (time += ms),
    /** Until everything has happened that can. */
    async settle() {
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('inBatches', () => {
  it('sends a lone item, and those that come meanwhile together', async () => {
    const { add, runs, sent, settle } = openBatches();
    const results = [add(1)];
    await settle();
    results.push(add(2), add(3));
    await settle();
    expect(sent()).toEqual([[1]]);
    runs[0]?.end();
    await settle();
    results.push(add(4));
    await settle();
    expect(sent()).toEqual([[1], [2, 3]]);
    runs[1]?.end();
    await settle();
    runs[2]?.end();
    expect(await Promise.all(results)).toEqual(['done 1', 'done 2', 'done 3', 'done 4']);
    expect(sent()).toEqual([[1], [2, 3], [4]]);
  });

  it('sends items of one turn of the event loop together', async () => {
    const { add, runs, sent, settle } = openBatches();
    const results = [add(1), Promise.resolve(2).then(add)];
    await settle();
    expect(sent()).toEqual([[1, 2]]);
    runs[0]?.end();
    expect(await Promise.all(results)).toEqual(['done 1', 'done 2']);
  });

  it('throws to each of a batch what its run throws, and goes on', async () => {
    const { add, runs, settle } = openBatches();
    const first = add(1);
    await settle();
    const failed = [add(2), add(3)];
    runs[0]?.end();
    await settle();
    runs[1]?.fail(new Error('refused'));
    expect(await Promise.allSettled(failed)).toMatchObject([
      { reason: { message: 'refused' } },
      { reason: { message: 'refused' } },
    ]);
    const next = add(4);
    await settle();
    runs[2]?.end();
    expect(await Promise.all([first, next])).toEqual(['done 1', 'done 4']);
  });

  it('sends a full batch without waiting', async () => {
    const { add, sent, settle } = openBatches({ most: 2 });
    for (const item of [1, 2, 3, 4, 5]) void add(item);
    await settle();
    expect(sent()).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('does not wait for a batch that is stuck', async () => {
    const { add, runs, sent, pass, settle } = openBatches();
    void add(1);
    await settle();
    void add(2);
    pass(101);
    void add(3);
    await settle();
    expect(sent()).toEqual([[1], [2, 3]]);
    void add(4);
    runs[0]?.end();
    await settle();
    expect(sent()).toEqual([[1], [2, 3]]);
    runs[1]?.end();
    await settle();
    expect(sent()).toEqual([[1], [2, 3], [4]]);
  });

  it('gives each item its own result where a run has one for each', async () => {
    const add = inBatches<number, number>(
      (items) =>
        Promise.resolve(
          items.map((item) => (item === 1 ? item : Promise.reject(new Error(`not ${item}`)))),
        ),
      { most: 10 },
    );
    expect(await add(1)).toBe(1);
    await expect(add(2)).rejects.toThrow('not 2');
  });
});
