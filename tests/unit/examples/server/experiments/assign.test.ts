import { describe, expect, it } from 'vitest';
import {
  assignVariants,
  assignVisitor,
  runningExperiments,
  type RunningExperiment,
} from '../../../../../examples/server/experiments/index.js';

const split = (...weights: number[]): RunningExperiment => ({
  name: 'split',
  experimentType: 'AB_TEST',
  question: '',
  segments: weights.map((weight, index) => ({
    segmentName: `s${index}`,
    variant: `v${index}`,
    weight,
  })),
});
const units = (count: number) => Array.from({ length: count }, (_, index) => `unit-${index}`);
const tally = (experiment: RunningExperiment, count: number) => {
  const counts: Record<string, number> = {};
  for (const unit of units(count)) {
    const variant = assignVariants([experiment], unit)['split']?.variant ?? 'nothing';
    counts[variant] = (counts[variant] ?? 0) + 1;
  }
  return counts;
};

describe('assignVariants', () => {
  it('gives each experiment a variant for the page', () => {
    expect(assignVariants([split(1)], 'anybody')).toEqual({
      split: { experimentType: 'AB_TEST', variant: 'v0', segmentName: 's0', containsError: false },
    });
  });

  // Fixed expectations, because assignments must be the same after restarts and on every copy.
  it('assigns a visitor as in earlier versions', () => {
    const of = (unit: string) => assignVariants(runningExperiments, unit);
    const said = units(6).map((unit) => [
      of(unit)['hero-call']?.variant,
      of(unit)['gift-note']?.variant,
    ]);
    expect(said).toEqual([
      ['look-around', 'true'],
      ['see-the-table', 'true'],
      ['look-around', 'true'],
      ['see-the-table', 'false'],
      ['see-the-table', 'true'],
      ['look-around', 'true'],
    ]);
  });

  it('assigns alike a thousand times', () => {
    const say = () => units(1000).map((unit) => assignVariants(runningExperiments, unit));
    expect(say()).toEqual(say());
  });

  it.each([
    [
      [1, 1],
      [0.5, 0.5],
    ],
    [
      [3, 1],
      [0.75, 0.25],
    ],
    [
      [0.2, 0.2, 0.6],
      [0.2, 0.2, 0.6],
    ],
  ])('divides twenty thousand by weights %j', (weights, shares) => {
    const counts = tally(split(...weights), 20_000);
    shares.forEach((part, index) => {
      // Five standard deviations.
      const error = 5 * Math.sqrt(20_000 * part * (1 - part));
      expect(Math.abs((counts[`v${index}`] ?? 0) - 20_000 * part)).toBeLessThan(error);
    });
  });

  it('assigns visitors independently in another experiment', () => {
    const other = { ...split(1, 1), name: 'other' };
    const both = units(4000).filter((unit) => {
      const said = assignVariants([split(1, 1), other], unit);
      return said['split']?.variant === 'v0' && said['other']?.variant === 'v0';
    });
    expect(Math.abs(both.length - 1000)).toBeLessThan(140);
  });

  it('throws without segments', () => {
    expect(() => assignVariants([split()], 'anybody')).toThrow('An experiment needs a segment.');
  });
});

describe('assignVisitor', () => {
  it('makes the unit from the crumb, which cannot be read from it', () => {
    const { unit, experiments } = assignVisitor(runningExperiments, 'crumb.signature');
    expect(unit).toMatch(/^[0-9a-f]{32}$/);
    expect(experiments).toEqual(assignVariants(runningExperiments, unit));
    expect(assignVisitor([], 'crumb.other').unit).not.toBe(unit);
  });
});

describe('the shop’s experiments', () => {
  it('has names of its own, segments, and positive weights', () => {
    expect(new Set(runningExperiments.map(({ name }) => name)).size).toBe(
      runningExperiments.length,
    );
    for (const { segments } of runningExperiments) {
      expect(segments.length).toBeGreaterThan(1);
      expect(segments.every(({ weight }) => weight > 0)).toBe(true);
    }
  });

  it('turns a toggle on by the text true alone (platform §4)', () => {
    const toggles = runningExperiments.filter(
      ({ experimentType }) => experimentType === 'FEATURE_TOGGLE',
    );
    for (const { segments } of toggles) {
      expect(segments.map(({ variant }) => variant).sort()).toEqual(['false', 'true']);
    }
  });
});
