export type { Definition, ExperimentPage } from './definitions.js';
export { parseExperimentPage } from './definitions.js';
export { createExperiments, type ExperimentsOptions } from './experiments.js';
export { experimentAttribute, exposeMarked, getExperiments } from './page-experiments.js';
export { experimentProblems } from './problems.js';
export {
  experimentTypes,
  type ExperimentContext,
  type Experiments,
  type ExperimentType,
  type Exposure,
  type Exposures,
  type TestResult,
  type ToggleResult,
} from './types.js';
