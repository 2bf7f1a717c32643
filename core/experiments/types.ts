export const experimentTypes = ['FEATURE_TOGGLE', 'AB_TEST'] as const;
export type ExperimentType = (typeof experimentTypes)[number];

/** The server's assignment of one experiment to this visitor (platform §3). */
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
  /** A sentence of platform §8 for developers; null without an error. */
  readonly error: string | null;
  /** Whether an internal visitor overrode the variant in the query string. */
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
  /** The assigned unit: the page's `experimentUnit`, else the cookie of that name, else the member's id; empty if none is known. */
  readonly unit: string;
  readonly experiment: string;
  readonly experimentType: ExperimentType;
  readonly variant: string;
  readonly segmentName: string;
  /** When: wall milliseconds since 1970, and milliseconds of this page (negative for an earlier page). */
  readonly stamps: { readonly wall: number; readonly monotonic: number };
}

/** Exposures to be sent by analytics. Each is in local storage from before its call returns until it is settled. */
export interface Exposures {
  /** Exposures not settled yet, those of earlier pages and other tabs included; oldest first. */
  pending(): readonly Exposure[];
  /** Removes an exposure that analytics has stored itself or may not store. */
  settle(id: string): void;
  /** Removes all pending and recorded exposures, after consent is refused. */
  forget(): void;
  /**
   * Whether the browser's storage may be used; true until this is called with false. Existing and new exposures are
   * then kept in memory only.
   */
  setDurable(isDurable: boolean): void;
}

export interface Experiments {
  /** The server's assignment for `name`, without an override; null if there is no valid one. */
  context(name: string): ExperimentContext | null;
  names(): readonly string[];
  /**
   * Whether a feature is on: only for the variant `true` (a text). `defaultValue` is false unless given. Records an
   * exposure only with `isExposure`, for features that are compared between groups of visitors.
   */
  toggle(name: string, defaultValue?: boolean, options?: { isExposure?: boolean }): ToggleResult;
  /**
   * The variant of an A/B test. Unless `isExposure` is false, records an exposure before the call returns, so that
   * leaving the page at once does not lose it.
   */
  test(name: string, fallback: string, options?: { isExposure?: boolean }): TestResult;
  readonly exposures: Exposures;
}
