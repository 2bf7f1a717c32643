import { editorStrings } from '../strings/editor.js';
import type { Reader } from './date-time-format.js';
import { formatDateTime } from './format-date-time.js';
import type { DateTimeOptions } from './options.js';

/**
 * As `formatDateTime`, but "date formatting returns 'Invalid Date' for invalid input" (platform §8); templates print
 * nothing instead. Takes milliseconds since 1970 or the text of a date, such as ISO 8601.
 */
export function dateText(
  value: number | string | null | undefined,
  options: DateTimeOptions,
  reader: Reader,
): string {
  const ms = typeof value === 'string' ? Date.parse(value) : (value ?? NaN);
  return formatDateTime(ms, options, reader) || editorStrings('invalidDate', {}, reader.locale);
}
