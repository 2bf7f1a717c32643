/** An error breaks the template, a warning is a likely mistake, an info is neither. */
export type Level = 'error' | 'warning' | 'info';

/** One finding in a template. */
export interface Finding {
  readonly level: Level;
  /** An error code of the engine (`FORMATTER_UNKNOWN`) or the name of a rule (`unused-variable`). */
  readonly code: string;
  /** One or two sentences, with a remedy where possible. */
  readonly message: string;
  /** Counts from 1. */
  readonly line: number;
  /** The character in the line; counts from 1. */
  readonly column: number;
  /** The place behind the last character, counted as the first; absent where it is not known. */
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly fix?: Fix;
}

/** An edit of the source that removes a finding. */
export interface Fix {
  /** Indexes of UTF-16 code units in the source: the first that is replaced, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Whether the author can have meant nothing else: `--fix` applies these alone, editors offer all. */
  readonly isCertain: boolean;
}

/** A finding of a rule, before its indexes are converted to lines. */
export interface Remark {
  /** An index in the source. */
  readonly at: number;
  /** The index behind the last character; where it is left out, the tag or name at `at` is meant. */
  readonly to?: number;
  readonly message: string;
  readonly fix?: Fix;
}
