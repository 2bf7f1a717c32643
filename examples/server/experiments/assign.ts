import { createHash } from 'node:crypto';
import type { Assignment, ExperimentContexts, RunningExperiment, Segment } from './types.js';

/** Assigns a visitor by their crumb, a cookie that the shop needs anyway. */
export function assignVisitor(
  experiments: readonly RunningExperiment[],
  crumb: string,
): Assignment {
  const unit = createHash('sha256').update(`unit\n${crumb}`).digest('hex').slice(0, 32);
  return { unit, experiments: assignVariants(experiments, unit) };
}

/**
 * The segment of a unit in each experiment, derived from a hash of the unit. Nothing is stored, and every copy of the
 * server returns the same. Different experiments assign visitors independently.
 */
export function assignVariants(
  experiments: readonly RunningExperiment[],
  unit: string,
): ExperimentContexts {
  return Object.fromEntries(
    experiments.map(({ name, experimentType, segments }) => {
      const { variant, segmentName } = chooseSegment(segments, placeOf(name, unit));
      return [name, { experimentType, variant, segmentName, containsError: false }];
    }),
  );
}

/** The hash of a unit as a number from 0 to below 1. */
function placeOf(name: string, unit: string): number {
  return createHash('sha256').update(`${name}\n${unit}`).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** @throws Error when the experiment has no segments. */
function chooseSegment(segments: readonly Segment[], place: number): Segment {
  let left = place * segments.reduce((sum, { weight }) => sum + weight, 0);
  for (const segment of segments) {
    if (left < segment.weight) return segment;
    left -= segment.weight;
  }
  // Reached only by rounding errors.
  const last = segments.at(-1);
  if (last === undefined) throw new Error('An experiment needs a segment.');
  return last;
}
