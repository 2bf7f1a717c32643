/** The kinds of platform §3. */
export type ExperimentType = 'FEATURE_TOGGLE' | 'AB_TEST';

/** One of the groups that visitors are divided into. */
export interface Segment {
  readonly segmentName: string;
  /** What its visitors get; a toggle is on for the text `true` alone (platform §4). */
  readonly variant: string;
  /** Its part of all visitors, in proportion to the weights of the other segments. Positive. */
  readonly weight: number;
}

/** Something the site tries out. */
export interface RunningExperiment {
  /** Also what the hash begins with: another name divides the visitors anew. */
  readonly name: string;
  readonly experimentType: ExperimentType;
  /** What the owner reads about it. */
  readonly question: string;
  readonly segments: readonly Segment[];
}

/** An experiment as the page is told of it (platform §3, Experiment context). */
export type ExperimentContext = {
  readonly experimentType: ExperimentType;
  readonly variant: string;
  readonly segmentName: string;
  readonly containsError: boolean;
};

/** By the name of the experiment. */
export type ExperimentContexts = { readonly [name: string]: ExperimentContext };

/** What the page of one visitor is told. */
export interface Assignment {
  /** Who it was divided by: 32 hexadecimal digits, from which nobody finds the visitor's crumb. */
  readonly unit: string;
  readonly experiments: ExperimentContexts;
}
