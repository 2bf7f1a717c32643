import { readDecimal, shiftDecimal } from './decimal-text.js';
import { clampedFormat } from './number-format.js';
import type { NumberOptions } from './options.js';

/**
 * Formats a number for `locale` (BCP 47); '' for anything but a decimal number. A text keeps its digits, also those
 * that a float cannot hold (template §9.5, §11.1).
 *
 * @example formatDecimal('1234.5', {}, 'de-DE') // '1.234,5'
 */
export function formatDecimal(value: unknown, options: NumberOptions, locale: string): string {
  const text = readDecimal(value);
  if (text === undefined) return '';
  const { shift = 0, permille } = options;
  const written = clampedFormat(locale, options)(shiftDecimal(text, shift) as `${number}`);
  return permille ? written.replace('%', '‰').replace('٪', '؉') : written;
}
