export { assignVariants, assignVisitor } from './assign.js';
export { runningExperiments } from './running.js';
export type {
  Assignment,
  ExperimentContext,
  ExperimentContexts,
  ExperimentType,
  RunningExperiment,
  Segment,
} from './types.js';
