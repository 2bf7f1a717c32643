export { createAssigner, type Assign, type AssignOptions } from './assign.js';
export type { Assignment, ExperimentContexts, RunningExperiment } from './types.js';
