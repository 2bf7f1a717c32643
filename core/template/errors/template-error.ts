import type { ErrorType } from './message.js';
import type { ErrorCode } from './texts.js';

/** An error of a template or of its run (§6). */
export interface TemplateError {
  readonly level: 'error' | 'warning';
  readonly type: ErrorType;
  readonly code: ErrorCode;
  /** The sentence of the reference. */
  readonly message: string;
  /** Counts from 1. */
  readonly line: number;
  /** The character in the line; counts from 1. */
  readonly offset: number;
  /** The partials and macros that lead to the error, outermost first; empty in the template itself. */
  readonly path: readonly string[];
  /** Nested errors, such as the syntax errors of a partial. */
  readonly children: readonly TemplateError[];
}

/** Thrown in strict mode for the first error of a template or of a run. */
export class StrictModeError extends Error {
  override readonly name = 'StrictModeError';
  readonly code: ErrorCode;

  constructor(readonly error: TemplateError) {
    super(`${error.message} (line ${error.line}, character ${error.offset})`);
    this.code = error.code;
  }
}

/** Throws StrictModeError for the first error, if any. */
export function refuseErrors([first]: readonly TemplateError[]): void {
  if (first) throw new StrictModeError(first);
}
