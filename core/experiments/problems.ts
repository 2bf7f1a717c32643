import type { ExperimentType } from './types.js';

/** Why an experiment could not be evaluated, in the sentences of platform §8. */
export const experimentProblems = {
  notLoaded: 'The underlying Praetor configuration is not loaded',
  unknown: 'The specified feature does not exist',
  wrongType: (type: ExperimentType) => `The specified feature is not a ${type}`,
  invalid: 'The specified feature has an invalid server-side definition',
} as const;
