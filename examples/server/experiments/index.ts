export { createAssigner, type Assign } from './assign.js';
export { runningExperiments } from './running.js';
export type { Assignment, ExperimentContexts, RunningExperiment } from './types.js';
