import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findRepeats, judgeLate, quarantine } from '../../../../scripts/test/late.mjs';
import { readTimes, runProcess } from '../../../../scripts/test/run-process.mjs';
import { readTotals } from '../../../../scripts/test/run-stage.mjs';
import { runAll } from '../../../../scripts/test/schedule.mjs';
import { judgeBudgets, planStages, stages } from '../../../../scripts/test/stages.mjs';

describe('the plan', () => {
  it.each([
    ['everything once for npm test', { lane: 'test' }, 10],
    ['everything there is for test:all', { lane: 'all' }, Object.keys(stages).length - 1],
  ])('has %s', (_sentence, options, count) => {
    expect(planStages(options)).toHaveLength(count);
  });

  it.each([
    [{ lane: 'test', asked: ['package'] }, ['build', 'package']],
    [{ lane: 'test', asked: ['package'], isBuilt: true }, ['package']],
    [{ lane: 'all', asked: ['contract-postgres', 'unit'] }, ['unit', 'contract-postgres']],
  ])('of %o is %o', (options, names) => {
    expect(planStages(options)).toEqual(names);
  });

  it('refuses a stage that the lane does not have, and lists those it has', () => {
    expect(() => planStages({ lane: 'test', asked: ['engines'] })).toThrow(
      /^No such stage: engines\. There are: build, contract, /,
    );
  });

  it('has CPU seconds for each stage of each lane', () => {
    for (const [name, { lanes = ['test', 'all'], seconds }] of Object.entries(stages)) {
      expect(Object.keys(seconds), name).toEqual(lanes);
    }
  });
});

describe('the schedule', () => {
  it('starts the first whose needs have ended and whose share is free', async () => {
    const table = {
      build: { share: 0.5 },
      browser: { share: 1, needs: ['build', 'chromium'] },
      unit: { share: 0.5 },
      lint: { share: 0.5 },
      types: { share: 0.5 },
    };
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const all = runAll(Object.keys(table), table, (name: string) => {
      log.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
    const end = async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    expect(log).toEqual(['build', 'unit', 'lint']);
    await end('unit');
    expect(log).toEqual(['build', 'unit', 'lint', 'types']);
    await end('build');
    expect(log).toHaveLength(4);
    await end('lint');
    expect(log).toEqual(['build', 'unit', 'lint', 'types', 'browser']);
    await end('types');
    await end('browser');
    await all;
  });
});

describe('a command', () => {
  it('that says nothing any more is ended with all that it started, and named', async () => {
    const scratch = mkdtempSync(path.join(tmpdir(), 'vitrine-silent-'));
    onTestFinished(() => rmSync(scratch, { recursive: true }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = path.join(scratch, 'begun');
    const run = runProcess(['sh', '-c', 'sleep 300 & touch "$0"; wait', begun], {
      env: process.env,
      scratch,
    });
    await vi.waitFor(() => expect(existsSync(begun)).toBe(true));
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    const { status, output } = await run;
    expect(status).toBeNull();
    expect(output).toMatch(/^\nIt said nothing for 20 minutes and was ended, with:\n/);
    // Where there is a /proc, they have names: two shells and what the second one started.
    const seen = process.platform === 'linux' ? 3 : 0;
    expect(output.match(/^\d+ \S/gm) ?? []).toHaveLength(seen);
  });
});

describe('the verdict', () => {
  it('names the stage that used more CPU seconds than it may', () => {
    const seconds = stages['types']?.seconds['test'] ?? NaN;
    const finished = [
      { name: 'types', cpu: seconds + 1 },
      { name: 'lint', cpu: 1 },
      { name: 'unit', cpu: null },
    ];
    expect(judgeBudgets(finished, 'test', 1)).toEqual([
      `types used ${seconds + 1} CPU seconds; scripts/test/stages.mjs allows ${seconds} on this machine.`,
    ]);
    expect(judgeBudgets(finished, 'test', 1.5)).toEqual([]);
  });

  it('repeats the files with failures, unless it is no accident', () => {
    const one = { stage: 'unit', file: 'one.test.ts', name: 'one' };
    expect([...findRepeats([one, one])]).toEqual([['unit', new Set(['one.test.ts'])]]);
    expect(findRepeats([one, { stage: 'lint', name: 'lint' }]).size).toBe(0);
    expect(findRepeats(Array.from({ length: 21 }, () => one)).size).toBe(0);
  });

  it('lets a test that passed only when run again pass in npm test, and in test:all from quarantine', () => {
    const late = [
      { name: 'slow', message: 'Timeout' },
      { name: 'known', message: 'Timeout' },
    ];
    const known = [{ name: 'known', reason: 'an engine’s fault' }];
    expect(judgeLate(late, 'test', known).refused).toEqual([]);
    const { tolerated, refused } = judgeLate(late, 'all', known);
    expect(tolerated.map(({ name }) => name)).toEqual(['known']);
    expect(refused.map(({ name }) => name)).toEqual(['slow']);
    expect(quarantine.length).toBeLessThan(6);
  });
});

describe('the output of a stage', () => {
  it.each([
    ['… 3 min\n12 passed, 1 failed, 4 skipped\n', { passed: 12, failed: 1, skipped: 4 }],
    ['12 passed, 0 failed\n', { passed: 12, failed: 0, skipped: 0 }],
    ['nothing of the kind', null],
  ])('%j counts %o', (output, totals) => {
    expect(readTotals(output)).toEqual(totals);
  });

  it('adds up the times of a shell and of its children', () => {
    expect(readTimes('0m0.00s 0m0.01s\n1m2.30s 0m5.70s\n')).toBeCloseTo(68);
  });
});
