import { describe, expect, it } from 'vitest';
import { compareRows, describeRows, type Row } from '../../../../scripts/mutants/results.mjs';

const row = (line: number, isKilled: boolean, more: Partial<Row> = {}): Row => ({
  seed: 's',
  commit: 'c',
  lane: 'all',
  file: 'core/a.ts',
  line,
  column: 1,
  kind: 'number ±1',
  before: `${line}`,
  after: '0',
  killedBy: isKilled ? { stage: 'unit', file: 'tests/unit/core/a.test.ts', test: 'adds' } : null,
  letLiveBy: [],
  reachedBy: 2,
  seconds: 1,
  ...more,
});

describe('describeRows', () => {
  it('counts the killed, leaves out the equivalent and names the living', () => {
    const rows = [row(1, true), row(2, false), row(3, false, { equivalent: 'nobody reads it' })];
    expect(describeRows(rows, () => 'core')).toEqual([
      'killed 1 of 2 (50.0 %), 1 equivalent, 0 out of time',
      '  core: 1 of 2 (50.0 %)',
      '  by unit: 1',
      '  lives: core/a.ts:2:1 number ±1, reached by 2 tests',
    ]);
  });
});

describe('compareRows', () => {
  it('gives the share of what was killed before, and each escape with its former killer', () => {
    const before = [row(1, true), row(2, true), row(3, true)];
    expect(compareRows(before, [row(1, true), row(2, false)], [row(3, true)])).toEqual([
      'Of 3 killed before, 1 are in the sources no more; of 2 judged 1 are killed (50.0 %).',
      '  escapes: core/a.ts:2 number ±1; killed before by tests/unit/core/a.test.ts › adds',
    ]);
  });
});
