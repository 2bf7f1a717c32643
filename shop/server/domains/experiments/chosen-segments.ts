import type { ExperimentContexts, RunningExperiment, Segment } from './types.js';

/** Experiment names and segment names, which a cookie contains without encoding. */
const namePattern = /^[\w-]+$/;

/** The names of the visitor's segments by experiment. */
export type ChosenSegments = Readonly<Record<string, string>>;

/** @throws Error for an experiment without segments, and for a name that the cookie cannot contain. */
export function requireNames(experiments: readonly RunningExperiment[]): void {
  for (const { name, segments } of experiments) {
    if (segments.length === 0) throw new Error(`The experiment ${name} needs a segment.`);
    const names = [name, ...segments.map(({ segmentName }) => segmentName)];
    const invalid = names.find((text) => !namePattern.test(text));
    if (invalid === undefined) continue;
    throw new Error(
      `The name ${invalid} of an experiment may contain letters, digits, - and _ only.`,
    );
  }
}

/** Reads a cookie such as `hero-call.control~gift-note.on`. */
export function readSegments(cookie: string): ChosenSegments {
  return Object.fromEntries(cookie.split('~').map((part) => part.split('.', 2)));
}

/** The cookie's text, in the order of the experiments, so that equal segments are equal texts for a cache. */
export function writeSegments(chosen: ChosenSegments): string {
  return Object.entries(chosen)
    .map((pair) => pair.join('.'))
    .join('~');
}

/**
 * Keeps the visitor's segments of the running experiments and draws the missing ones by weight.
 * @param draw Returns a number from 0 to below 1.
 */
export function completeSegments(
  experiments: readonly RunningExperiment[],
  chosen: ChosenSegments,
  draw: () => number,
): ChosenSegments {
  return Object.fromEntries(
    experiments.map((experiment) => {
      const known = findSegment(experiment, chosen);
      return [experiment.name, (known ?? drawSegment(experiment.segments, draw())).segmentName];
    }),
  );
}

/** The part of the site context about the experiments. */
export function toContexts(
  experiments: readonly RunningExperiment[],
  chosen: ChosenSegments,
): ExperimentContexts {
  return Object.fromEntries(
    experiments.flatMap((experiment) => {
      const segment = findSegment(experiment, chosen);
      if (!segment) return [];
      const { variant, segmentName } = segment;
      const { experimentType } = experiment;
      return [[experiment.name, { experimentType, variant, segmentName, containsError: false }]];
    }),
  );
}

function findSegment({ name, segments }: RunningExperiment, chosen: ChosenSegments) {
  if (!Object.hasOwn(chosen, name)) return undefined;
  return segments.find(({ segmentName }) => segmentName === chosen[name]);
}

function drawSegment(segments: readonly Segment[], place: number): Segment {
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
