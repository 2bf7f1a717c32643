import { createHash } from 'node:crypto';
import type { Assignment, ExperimentContexts, RunningExperiment, Segment } from './types.js';

/** The visitor's unit comes from their crumb, a cookie that the shop needs anyway. */
export function assignVisitor(
  experiments: readonly RunningExperiment[],
  crumb: string,
): Assignment {
  const unit = createHash('sha256').update(`unit\n${crumb}`).digest('hex').slice(0, 32);
  return { unit, experiments: assignVariants(experiments, unit) };
}

/**
 * What a visitor gets in each experiment. It is counted from the visitor's unit alone, so that every copy of the
 * server says the same, today and after a restart, and nothing has to be stored. Two experiments divide the
 * visitors independently of each other.
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

/** Where the unit falls, from 0 up to but not 1. */
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
  // Rounding may leave the last one a hair too narrow.
  const last = segments.at(-1);
  if (last === undefined) throw new Error('An experiment needs a segment.');
  return last;
}
