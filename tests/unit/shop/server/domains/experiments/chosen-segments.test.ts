import { describe, expect, it } from 'vitest';
import {
  completeSegments,
  readSegments,
  requireNames,
  toContexts,
  writeSegments,
} from '../../../../../../shop/server/domains/experiments/chosen-segments.js';
import { type RunningExperiment } from '../../../../../../shop/server/domains/experiments/index.js';
import { experiments as runningExperiments } from '../../../../../../examples/marram/experiments.js';

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
const places = Array.from({ length: 1000 }, (_, index) => index / 1000);

describe('completeSegments', () => {
  it.each([
    { weights: [1, 1], shares: [500, 500] },
    { weights: [3, 1], shares: [750, 250] },
    { weights: [0.2, 0.2, 0.6], shares: [200, 200, 600] },
    { weights: [1], shares: [1000] },
  ])('divides visitors by weights $weights', ({ weights, shares }) => {
    const drawn = places.map((place) => completeSegments([split(...weights)], {}, () => place));
    const counts = weights.map((_, index) => drawn.filter(({ split }) => split === `s${index}`));
    counts.forEach(({ length }, index) =>
      expect(Math.abs(length - (shares[index] ?? 0))).toBeLessThanOrEqual(1),
    );
  });

  it.each([
    { chosen: { split: 's1' }, given: 's1', because: 'the visitor has it' },
    { chosen: { split: 'removed' }, given: 's0', because: 'there is no such segment' },
    { chosen: {}, given: 's0', because: 'the visitor has none' },
    { chosen: JSON.parse('{"__proto__":"s1"}'), given: 's0', because: 'the name is another' },
  ])('gives $given, because $because', ({ chosen, given }) => {
    expect(completeSegments([split(1, 1)], chosen, () => 0)).toEqual({ split: given });
  });

  it('forgets experiments that do not run', () => {
    expect(completeSegments([split(1)], { old: 'control' }, () => 0)).toEqual({ split: 's0' });
  });
});

describe('the cookie', () => {
  it('is read as it was written', () => {
    const chosen = { 'hero-call': 'control', 'gift-note': 'on' };
    expect(writeSegments(chosen)).toBe('hero-call.control~gift-note.on');
    expect(readSegments(writeSegments(chosen))).toEqual(chosen);
  });

  it.each(['', '~', '.', 'a', 'a.b.c~~.x', '%00', '__proto__.s0'])('can be %j', (text) => {
    expect(toContexts([split(1)], readSegments(text))).toEqual({});
  });
});

describe('requireNames', () => {
  it.each([
    [split(), 'The experiment split needs a segment.'],
    [{ ...split(1), name: 'a.b' }, 'The name a.b'],
    [{ ...split(1), segments: [{ segmentName: 'a~', variant: 'v', weight: 1 }] }, 'The name a~'],
  ])('refuses %j', (experiment, message) => {
    expect(() => requireNames([experiment])).toThrow(message);
  });
});

describe('the shop’s experiments', () => {
  it('has names of its own, segments, and positive weights', () => {
    requireNames(runningExperiments);
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
