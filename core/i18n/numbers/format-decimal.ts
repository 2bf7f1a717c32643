import { readDecimal, shiftDecimal } from './decimal-text.js';
import { clampedFormat } from './number-format.js';
import type { NumberOptions } from './options.js';

/**
 * A number as a reader of `locale` (BCP 47) writes it; '' for what is no decimal number. Text keeps its digits, so
 * that nothing is lost that a float cannot hold (template §9.5, §11.1).
 */
export function formatDecimal(value: unknown, options: NumberOptions, locale: string): string {
  const text = readDecimal(value);
  if (text === undefined) return '';
  const { shift = 0, permille } = options;
  const written = clampedFormat(locale, options)(shiftDecimal(text, shift) as `${number}`);
  return permille ? written.replace('%', '‰').replace('٪', '؉') : written;
}
