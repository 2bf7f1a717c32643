import type { RunningExperiment } from 'vitrine-shop';

/** The experiments of the example shop. The page is complete in every variant. */
export const experiments: readonly RunningExperiment[] = [
  {
    name: 'hero-call',
    experimentType: 'AB_TEST',
    question: 'Which button text leads more visitors to the products?',
    segments: [
      { segmentName: 'control', variant: 'look-around', weight: 1 },
      { segmentName: 'treatment', variant: 'see-the-table', weight: 1 },
    ],
  },
  {
    name: 'gift-note',
    experimentType: 'FEATURE_TOGGLE',
    question: 'Does a line about gift wrapping below the price help?',
    segments: [
      { segmentName: 'on', variant: 'true', weight: 3 },
      { segmentName: 'off', variant: 'false', weight: 1 },
    ],
  },
];
