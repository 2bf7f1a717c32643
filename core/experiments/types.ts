export const experimentTypes = ['FEATURE_TOGGLE', 'AB_TEST'] as const;
export type ExperimentType = (typeof experimentTypes)[number];

/** What the server decided about one experiment for this visitor (platform §3). */
export interface ExperimentContext {
  readonly name: string;
  readonly experimentType: ExperimentType;
  readonly variant: string;
  readonly segmentName: string;
  readonly containsError: boolean;
}

/** Whether a feature is on. With an error, `isEnabled` is the caller's default. */
export interface ToggleResult {
  readonly name: string;
  readonly isEnabled: boolean;
  /** A sentence of platform §8, for developers; null when all is well. */
  readonly error: string | null;
  /** Whether somebody internal chose the variant in the address. */
  readonly isOverridden: boolean;
}

/** Which variant to show. With an error, `variant` is the caller's fallback and `segmentName` is `default`. */
export interface TestResult {
  readonly name: string;
  readonly variant: string;
  readonly segmentName: string;
  readonly error: string | null;
  readonly isOverridden: boolean;
}

/** The fact that a visitor was shown a variant. */
export interface Exposure {
  /** The same for the same unit, experiment and variant, also in another tab. */
  readonly id: string;
  /** What was assigned: the server's `experimentUnit`, else the member's id; empty when neither is known. */
  readonly unit: string;
  readonly experiment: string;
  readonly experimentType: ExperimentType;
  readonly variant: string;
  readonly segmentName: string;
  /** When: wall milliseconds since 1970, and milliseconds of this page (negative for an earlier page). */
  readonly stamps: { readonly wall: number; readonly monotonic: number };
}

/** Exposures on their way to analytics: each is in local storage from before its call returns until it is settled. */
export interface Exposures {
  /** Those that nobody has taken over yet, also of earlier pages and other tabs; oldest first. */
  pending(): readonly Exposure[];
  /** Analytics has it in its own storage, or may not have it: out of this one. */
  settle(id: string): void;
  /** Drops all that wait and the memory of what was exposed: nothing of it outlives a refusal. */
  forget(): void;
  /**
   * Whether anything may be written to the browser's storage; it may until this says no. What is stored by then, and
   * what comes, lives in the page alone.
   */
  setDurable(isDurable: boolean): void;
}

export interface Experiments {
  /** What the server said about `name`; null when there is nothing valid. An override is not in it. */
  context(name: string): ExperimentContext | null;
  names(): readonly string[];
  /**
   * On only when the variant is the text `true`. `defaultValue` is false unless given. Counts as an exposure only when
   * `isExposure` says so: for a feature that is given to a part of the visitors to compare them.
   */
  toggle(name: string, defaultValue?: boolean, options?: { isExposure?: boolean }): ToggleResult;
  /**
   * The variant of an A/B test. Unless `isExposure` is false the visitor counts as having seen it: the exposure is
   * stored before the call returns, so that leaving the page at once loses nothing.
   */
  test(name: string, fallback: string, options?: { isExposure?: boolean }): TestResult;
  readonly exposures: Exposures;
}
