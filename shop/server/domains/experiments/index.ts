export type { Assign, AssignOptions } from './assign.js';
export type { Assignment, ExperimentContexts, RunningExperiment } from './types.js';
