import { messageOf, typeOf, type Details } from './message.js';
import type { Position } from './position.js';
import type { TemplateError } from './template-error.js';
import type { ErrorCode, ErrorTexts } from './texts.js';

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
  texts: ErrorTexts | null,
  path: readonly string[] = [],
  children: readonly TemplateError[] = [],
): TemplateError {
  return {
    level: 'error',
    type: typeOf(code),
    code,
    message: messageOf(code, details, texts),
    line,
    offset: character,
    path,
    children,
  };
}
