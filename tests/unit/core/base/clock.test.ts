import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../../core/runtime/index.js';
import { createManualClock } from '../../../support/manual-clock.js';

describe('systemClock', () => {
  it('tells the wall time', () => {
    const before = Date.now();
    expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  });

  it('runs what was set, and not what was cancelled', async () => {
    const run: string[] = [];
    const cancel = systemClock.setTimeout(() => run.push('cancelled'), 0);
    cancel();
    await new Promise<void>((resolve) => systemClock.setTimeout(resolve, 1));
    expect(run).toEqual([]);
  });
});

describe('createManualClock', () => {
  it('runs due timers in order and lets promises settle between them', async () => {
    const clock = createManualClock(1000);
    const run: string[] = [];
    clock.setTimeout(() => run.push(`b at ${clock.now()}`), 20);
    clock.setTimeout(() => {
      run.push(`a at ${clock.now()}`);
      void Promise.resolve().then(() => clock.setTimeout(() => run.push('a2'), 5));
    }, 10);
    clock.setTimeout(() => run.push('late'), 31);
    await clock.advance(30);
    expect(run).toEqual(['a at 1010', 'a2', 'b at 1020']);
    expect(clock.now()).toBe(1030);
    expect(clock.pending()).toBe(1);
  });

  it('does not run what was cancelled', async () => {
    const clock = createManualClock();
    const cancel = clock.setTimeout(() => expect.unreachable(), 1);
    cancel();
    await clock.advance(10);
    expect(clock.pending()).toBe(0);
  });
});
