import { defineDomain, type Ground } from '../../ground/domain.js';
import { createAssigner } from './assign.js';
import type { RunningExperiment } from './types.js';

export interface ExperimentOptions {
  /** The running experiments; none by default. */
  readonly experiments?: readonly RunningExperiment[];
}

export const experiments = defineDomain({
  name: 'experiments',
  open({ callers }: Ground, options: ExperimentOptions) {
    const running = options.experiments ?? [];
    return { experiments: { running, assign: createAssigner(running, callers) } };
  },
});
