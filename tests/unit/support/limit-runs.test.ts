import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitRuns } from '../../support/limit-runs.js';

const isAny = () => true;

/** Each run takes a second of a clock that starts at 0. */
function run(limits: { most?: number; end?: number }, holds: (value: number) => boolean = isAny) {
  let time = 0;
  const property = fc.property(fc.nat(), (value) => {
    time += 1;
    return holds(value);
  });
  const limit = () => limitRuns({ most: Infinity, end: Infinity, now: () => time, ...limits });
  return fc.check(property, { numRuns: 15, plugins: [limit] });
}

describe('a property', () => {
  it.each([
    ['has all its runs without a limit', {}, 15, false],
    ['ends after the most runs', { most: 8 }, 8, true],
    ['has its own runs when more are allowed', { most: 80 }, 15, false],
    ['ends when its time is over', { end: 7 }, 7, true],
    ['has one run when its time was over before', { end: 0 }, 1, true],
  ])('%s', (_title, limits, numRuns, interrupted) => {
    expect(run(limits)).toMatchObject({ failed: false, numRuns, interrupted });
  });

  it('that fails is shrunk beyond the most runs', () => {
    const found = run({ most: 8 }, (value) => value < 1_000);
    expect(found).toMatchObject({ failed: true, counterexample: [1_000] });
  });

  it('that fails is shrunk until its time is over', () => {
    const found = run({ end: 20 }, (value) => value < 1_000);
    expect(found).toMatchObject({ failed: true, interrupted: true });
  });

  it('that runs out of time ends after the run under way', async () => {
    let time = 0;
    let running = 0;
    const property = fc.asyncProperty(fc.nat(), async () => {
      running += 1;
      time += 10;
      await Promise.resolve();
      running -= 1;
    });
    const limit = () => limitRuns({ most: Infinity, end: 25, now: () => time });
    const { numRuns, failed } = await fc.check(property, { plugins: [limit] });
    expect({ numRuns, failed, running }).toEqual({ numRuns: 3, failed: false, running: 0 });
  });
});
