import type { ErrorCode, ErrorType } from './catalogue.js';

/** One thing that is wrong with a template, or went wrong while it ran (§6). */
export interface TemplateError {
  readonly level: 'error' | 'warning';
  readonly type: ErrorType;
  readonly code: ErrorCode;
  /** A sentence, as the reference words it. */
  readonly message: string;
  /** Counts from 1. */
  readonly line: number;
  /** The character in the line; counts from 1. */
  readonly offset: number;
  /** The partials and macros on the way to the place, outermost first; empty in the template itself. */
  readonly path: readonly string[];
  /** What is wrong inside, such as the syntax errors of a partial. */
  readonly children: readonly TemplateError[];
}

/** What an engine in strict mode throws: the first error of a template, or of a run. */
export class StrictModeError extends Error {
  override readonly name = 'StrictModeError';
  readonly code: ErrorCode;

  constructor(readonly error: TemplateError) {
    super(`${error.message} (line ${error.line}, character ${error.offset})`);
    this.code = error.code;
  }
}

/** What strict mode does with errors: throws StrictModeError for the first. */
export function refuseErrors([first]: readonly TemplateError[]): void {
  if (first) throw new StrictModeError(first);
}
