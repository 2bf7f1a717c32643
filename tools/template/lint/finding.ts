/** Errors stop a template from working, warnings are likely mistakes, an info is good to know. */
export type Level = 'error' | 'warning' | 'info';

/** One thing to say about a template. */
export interface Finding {
  readonly level: Level;
  /** An error's code of the engine (`FORMATTER_UNKNOWN`), or the name of a rule (`unused-variable`). */
  readonly code: string;
  /** A sentence or two, with the remedy where there is one. */
  readonly message: string;
  /** Counts from 1. */
  readonly line: number;
  /** The character in the line; counts from 1. */
  readonly column: number;
}

/** What a rule found, before its place has a line. */
export interface Remark {
  /** An index in the source. */
  readonly at: number;
  readonly message: string;
}
