import { catalogue, messageOf, type Details, type ErrorCode } from './catalogue.js';
import type { Position } from './position.js';
import type { TemplateError } from './template-error.js';

/** An error before its message and line are computed. */
export interface Fault {
  readonly code: ErrorCode;
  /** An index in the source. */
  readonly at: number;
  readonly details: Details;
}

export function describeFault(
  { code, details }: Fault,
  { line, character }: Position,
  path: readonly string[] = [],
  children: readonly TemplateError[] = [],
): TemplateError {
  return {
    level: 'error',
    type: catalogue[code][0],
    code,
    message: messageOf(code, details),
    line,
    offset: character,
    path,
    children,
  };
}
