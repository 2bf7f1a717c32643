import type { ExperimentContexts } from '../server/index.js';

/** The experiments that pages for all visitors show. A caching proxy keeps a copy for each of their variants. */
export const shownExperiments = { home: ['hero-call'], product: ['gift-note'] } as const;

/** Whether a toggle is on: for the text `true` only (platform §4). */
export function isSwitchedOn(experiments: ExperimentContexts, name: string): boolean {
  const context = experiments[name];
  return context?.experimentType === 'FEATURE_TOGGLE' && context.variant === 'true';
}

/** The visitor's variant of an A/B test; `fallback` if there is no such test. */
export function chosenVariant(
  experiments: ExperimentContexts,
  name: string,
  fallback: string,
): string {
  const context = experiments[name];
  return context?.experimentType === 'AB_TEST' ? context.variant : fallback;
}
