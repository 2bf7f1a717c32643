import { defineDomain, type Ground } from '../../domain.js';
import { createAssigner } from './assign.js';
import { runningExperiments } from './running.js';
import type { RunningExperiment } from './types.js';

export interface ExperimentOptions {
  /** The running experiments; by default `experiments/running.ts`. */
  readonly experiments?: readonly RunningExperiment[];
}

export const experiments = defineDomain({
  name: 'experiments',
  open({ callers }: Ground, options: ExperimentOptions) {
    const running = options.experiments ?? runningExperiments;
    return { experiments: { running, assign: createAssigner(running, callers) } };
  },
});
