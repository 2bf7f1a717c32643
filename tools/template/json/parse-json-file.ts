import { createLocator } from '../../../core/template/errors/index.js';
import type { Value } from '../../../core/template/index.js';
import { findJsonError } from './find-json-error.js';

/** JSON, or the place where a text stops to be JSON. */
export type ParsedJson =
  | { readonly value: Value }
  | { readonly line: number; readonly column: number; readonly message: string };

/** Parses the text of a file; line and column count from 1. */
export function parseJsonFile(text: string): ParsedJson {
  // Some editors start a file with a byte order mark, which JSON does not allow.
  const json = withoutMark(text);
  try {
    return { value: JSON.parse(json) as Value };
  } catch {
    const { at, message } = findJsonError(json) ?? { at: 0, message: 'It cannot be read.' };
    const { line, character } = createLocator(json)(at);
    return { line, column: character, message: `This is not JSON. ${message}` };
  }
}

/** A text without a byte order mark. */
export function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '');
}
