/** The kinds of platform §3. */
type ExperimentType = 'FEATURE_TOGGLE' | 'AB_TEST';

/** One of the groups into which an experiment divides visitors. */
export interface Segment {
  readonly segmentName: string;
  /** The variant its visitors get; a toggle is on for the text `true` only (platform §4). */
  readonly variant: string;
  /** Positive; the segment's share of visitors is its weight divided by the sum of all weights. */
  readonly weight: number;
}

/** An experiment of the site. */
export interface RunningExperiment {
  /** Also the salt of the hash: another name assigns visitors anew. */
  readonly name: string;
  readonly experimentType: ExperimentType;
  /** Shown to the owner. */
  readonly question: string;
  readonly segments: readonly Segment[];
}

/** An experiment in the site context of a page (platform §3, Experiment context). */
type ExperimentContext = {
  readonly experimentType: ExperimentType;
  readonly variant: string;
  readonly segmentName: string;
  readonly containsError: boolean;
};

/** Contexts by name of the experiment. */
export type ExperimentContexts = { readonly [name: string]: ExperimentContext };

/** The experiments of one visitor. */
export interface Assignment {
  /** Whether the request named the visitor's segments; if not, the response sets cookies and is for this visitor alone. */
  readonly isKnown: boolean;
  readonly experiments: ExperimentContexts;
}
