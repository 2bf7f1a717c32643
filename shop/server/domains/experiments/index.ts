export type { Assign, AssignOptions } from './assign.js';
export type { ExperimentContexts, RunningExperiment } from './types.js';
