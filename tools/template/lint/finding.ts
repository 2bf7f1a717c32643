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
}

/** A finding of a rule, before its index is converted to a line. */
export interface Remark {
  /** An index in the source. */
  readonly at: number;
  readonly message: string;
}
