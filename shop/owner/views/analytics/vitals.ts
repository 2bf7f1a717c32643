import { vitalLimits, type AnalyticsOverview } from '../../../server/index.js';
import { countWords } from '../count-words.js';
import { round, share } from './shapes.js';
import { durationText, percentText } from './words.js';

type Vital = AnalyticsOverview['vitals'][number];

/** In order of importance. */
const metrics = [
  { metric: 'LCP', title: 'Main content visible' },
  { metric: 'INP', title: 'Response to input' },
  { metric: 'CLS', title: 'Layout stability' },
  { metric: 'FCP', title: 'First content visible' },
  { metric: 'TTFB', title: 'Server response' },
] as const;

type Metric = (typeof metrics)[number]['metric'];

/** The 75th percentile of each web vital; null for one without values. */
export function vitalsView(vitals: readonly Vital[]) {
  return metrics.map(({ metric, title }) => {
    const vital = vitals.find((candidate) => candidate.metric === metric);
    return { metric, title, measured: vital === undefined ? null : measuredView(vital) };
  });
}

function measuredView(vital: Vital) {
  const { metric, samples, p75, good, needsImprovement, poor } = vital;
  return {
    value: metric === 'CLS' ? String(Number(p75.toFixed(3))) : durationText(p75),
    ...ratings[rateVital(metric, p75)],
    samples: countWords(samples, 'visit'),
    parts: stack([good, needsImprovement, poor], samples),
    words: `${percentText(good, samples)} good, ${percentText(needsImprovement, samples)} need improvement, ${percentText(poor, samples)} poor`,
  };
}

const ratings = {
  good: { tone: 'good', rating: 'Good' },
  between: { tone: 'between', rating: 'Needs improvement' },
  poor: { tone: 'poor', rating: 'Poor' },
} as const;

export function rateVital(metric: Metric, value: number): keyof typeof ratings {
  const { good, poor } = vitalLimits[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'between' : 'poor';
}

const tones = ['good', 'between', 'poor'] as const;

function stack(counts: readonly number[], whole: number) {
  let start = 0;
  return tones.map((tone, index) => {
    const width = share(counts[index] ?? 0, whole);
    const x = start;
    start += width;
    return { tone, x: round(x), width: round(width) };
  });
}
