import { describe, expect, it } from 'vitest';
import type { RunningExperiment } from '../../../../../../shop/server/index.js';
import { experimentsView } from '../../../../../../shop/owner/views/analytics/experiments.js';

const test: RunningExperiment = {
  name: 'hero-call',
  experimentType: 'AB_TEST',
  question: 'Which words?',
  segments: [
    { segmentName: 'control', variant: 'look-around', weight: 1 },
    { segmentName: 'treatment', variant: 'see-the-table', weight: 1 },
  ],
};
const toggle: RunningExperiment = {
  name: 'gift-note',
  experimentType: 'FEATURE_TOGGLE',
  question: 'Does it help?',
  segments: [
    { segmentName: 'on', variant: 'true', weight: 3 },
    { segmentName: 'off', variant: 'false', weight: 1 },
  ],
};

const counted = (exposures: Record<string, number>, crossed = 0) => ({
  name: 'hero-call',
  variants: Object.entries(exposures).map(([variant, count]) => ({ variant, exposures: count })),
  crossed,
});
const judge = (...numbers: [number, number]) =>
  experimentsView([test], [counted({ 'look-around': numbers[0], 'see-the-table': numbers[1] })])[0]
    ?.verdict;

describe('an experiment', () => {
  it('shows visitors by variant, beside the planned shares', () => {
    const [first] = experimentsView([test], [counted({ 'look-around': 93, 'see-the-table': 91 })]);
    expect(first).toMatchObject({
      title: 'Hero call',
      kind: 'A/B test',
      question: 'Which words?',
      crossed: null,
      parts: [
        { x: 0, width: 50.54, order: '0' },
        { x: 50.54, width: 49.46, order: '1' },
      ],
      rows: [
        { variant: 'Look around', exposures: '93', part: '51%', due: '50%', order: '0' },
        { variant: 'See the table', exposures: '91', part: '49%', due: '50%', order: '1' },
      ],
    });
  });

  it.each([
    ['nobody', 0, 0, 'waiting', 'No visitors yet.'],
    ['nine of nine', 9, 0, 'waiting', 'Too few visitors to check the split.'],
    ['five and five', 5, 5, 'good', 'The split is as planned (p = 1.00).'],
    ['60 and 40', 60, 40, 'good', 'The split is as planned (p = 0.05).'],
    [
      'one in ten lost',
      1000,
      850,
      'poor',
      'The split is not as planned, and chance is an unlikely cause (p = 0.0005). Do not trust the results until you know why.',
    ],
    [
      'most of an arm lost',
      1000,
      70,
      'poor',
      'The split is not as planned, and chance is an unlikely cause (p < 0.0001). Do not trust the results until you know why.',
    ],
  ])('of %s is checked', (_, one, other, tone, text) => {
    expect(judge(one, other)).toEqual({ tone, text });
  });

  it('keeps to its own weights, and says on and off of a toggle', () => {
    const count = { ...counted({ true: 75, false: 25 }), name: 'gift-note' };
    const [first] = experimentsView([toggle], [count]);
    expect(first?.verdict.tone).toBe('good');
    expect(first?.rows.map(({ variant, due }) => [variant, due])).toEqual([
      ['On', '75%'],
      ['Off', '25%'],
    ]);
    expect(first?.kind).toBe('Feature toggle');
  });

  it('shows visitors who saw several variants', () => {
    const of = (crossed: number) =>
      experimentsView([test], [counted({ 'look-around': 9 }, crossed)])[0]?.crossed;
    expect([of(0), of(1), of(4)]).toEqual([
      null,
      '1 visitor saw more than one variant.',
      '4 visitors saw more than one variant.',
    ]);
  });

  it('lists a removed variant, and excludes it from the split', () => {
    const count = counted({ 'look-around': 50, 'see-the-table': 50, gone: 900 });
    const [first] = experimentsView([test], [count]);
    expect(first?.rows.at(-1)).toMatchObject({ variant: 'gone', exposures: '900', part: '–' });
    expect(first?.verdict.tone).toBe('good');
  });

  it('stays visible after its end', () => {
    const [running, ended] = experimentsView([toggle], [counted({ 'look-around': 3 })]);
    expect(running?.verdict.text).toBe('No visitors yet.');
    expect(ended).toMatchObject({
      title: 'Hero call',
      kind: 'Ended',
      question: null,
      verdict: { tone: 'waiting', text: 'This experiment has ended.' },
    });
  });
});
