import type { AnalyticsOverview, RunningExperiment } from '../../../server/index.js';
import { countWords } from '../count-words.js';
import { expectedCounts, sampleRatioP } from './chi-square.js';
import { round, share } from './shapes.js';
import { countText, nameText, percentText } from './words.js';

type Counted = AnalyticsOverview['experiments'][number];

/** A p-value below it marks the split as wrong. Small, because each of many checks is a chance for a false alarm. */
const suspiciousP = 0.001;
/** With fewer expected visitors in a group the test is not reliable. */
const leastExpected = 5;

const kinds = { AB_TEST: 'A/B test', FEATURE_TOGGLE: 'Feature toggle' } as const;

/** Running experiments with a check of their split, then ended ones that still have data. */
export function experimentsView(
  running: readonly RunningExperiment[],
  counted: readonly Counted[],
) {
  const known = new Set(running.map(({ name }) => name));
  return [
    ...running.map((experiment) => {
      const { name, experimentType, question, segments } = experiment;
      const count = counted.find((candidate) => candidate.name === name);
      const exposures = count?.variants ?? [];
      const seen = (variant: string) =>
        exposures.find((candidate) => candidate.variant === variant)?.exposures ?? 0;
      const observed = segments.map(({ variant }) => seen(variant));
      const weights = segments.map(({ weight }) => weight);
      const due = expectedCounts(observed, weights);
      const total = observed.reduce((sum, of) => sum + of, 0);
      const whole = weights.reduce((sum, of) => sum + of, 0);
      const given = new Set(segments.map(({ variant }) => variant));
      return {
        name,
        title: nameText(name),
        kind: kinds[experimentType],
        question,
        parts: stackParts(observed),
        rows: [
          ...segments.map(({ variant, weight }, index) => ({
            order: groupOrder(index),
            variant: variantText(experimentType, variant),
            exposures: countText(observed[index] ?? 0),
            part: percentText(observed[index] ?? 0, total),
            due: percentText(weight, whole),
          })),
          ...strayRows(exposures.filter(({ variant }) => !given.has(variant))),
        ],
        verdict: checkSplit(observed, weights, due),
        crossed: crossedText(count?.crossed ?? 0),
      };
    }),
    ...counted.filter(({ name }) => !known.has(name)).map(endedView),
  ];
}

/** An experiment that is no longer running; its planned split is unknown. */
function endedView({ name, variants, crossed }: Counted) {
  const observed = variants.map(({ exposures }) => exposures);
  const total = observed.reduce((sum, of) => sum + of, 0);
  return {
    name,
    title: nameText(name),
    kind: 'Ended',
    question: null,
    parts: stackParts(observed),
    rows: variants.map(({ variant, exposures }, index) => ({
      order: groupOrder(index),
      variant,
      exposures: countText(exposures),
      part: percentText(exposures, total),
      due: '–',
    })),
    verdict: { tone: 'waiting', text: 'This experiment has ended.' },
    crossed: crossedText(crossed),
  };
}

function checkSplit(
  observed: readonly number[],
  weights: readonly number[],
  due: readonly number[],
) {
  if (observed.every((count) => count === 0)) {
    return { tone: 'waiting', text: 'No visitors yet.' };
  }
  const p = sampleRatioP(observed, weights);
  if (p === null || Math.min(...due) < leastExpected) {
    return { tone: 'waiting', text: 'Too few visitors to check the split.' };
  }
  if (p >= suspiciousP) {
    return { tone: 'good', text: `The split is as planned (${probabilityText(p)}).` };
  }
  return {
    tone: 'poor',
    text: `The split is not as planned, and chance is an unlikely cause (${probabilityText(p)}). Do not trust the results until you know why.`,
  };
}

function probabilityText(p: number): string {
  if (p < 0.0001) return 'p < 0.0001';
  return `p = ${p < 0.01 ? p.toFixed(4) : p.toFixed(2)}`;
}

function strayRows(variants: Counted['variants']) {
  return variants.map(({ variant, exposures }) => ({
    order: 'none',
    variant,
    exposures: countText(exposures),
    part: '–',
    due: 'removed',
  }));
}

/** The segments of a stacked bar in percent; `order` selects the colour. */
function stackParts(counts: readonly number[]) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let start = 0;
  return counts.map((count, order) => {
    const width = share(count, total);
    const x = start;
    start += width;
    return { x: round(x), width: round(width), order: groupOrder(order) };
  });
}

/** Number of the colour. */
function groupOrder(index: number): string {
  return String(index % 4);
}

function variantText(experimentType: RunningExperiment['experimentType'], variant: string): string {
  if (experimentType === 'AB_TEST') return nameText(variant);
  return variant === 'true' ? 'On' : 'Off';
}

function crossedText(crossed: number): string | null {
  return crossed === 0 ? null : `${countWords(crossed, 'visitor')} saw more than one variant.`;
}
