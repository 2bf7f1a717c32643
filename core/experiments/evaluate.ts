import type { Definition } from './definitions.js';
import { experimentProblems } from './problems.js';
import type { ExperimentContext, ExperimentType } from './types.js';

export type Found = { context: ExperimentContext; error: null } | { context: null; error: string };

/** Finds the experiment of that name and type, or the reason why there is none (platform §8). */
export function findExperiment(
  definitions: ReadonlyMap<string, Definition> | null,
  name: string,
  type: ExperimentType,
): Found {
  const fail = (error: string): Found => ({ context: null, error });
  if (!definitions) return fail(experimentProblems.notLoaded);
  const context = definitions.get(name);
  if (context === undefined) return fail(experimentProblems.unknown);
  if (context === null) return fail(experimentProblems.invalid);
  if (context.experimentType !== type) return fail(experimentProblems.wrongType(type));
  return { context, error: null };
}
