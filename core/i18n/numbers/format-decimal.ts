import { keyOf, remember } from '../intl/index.js';
import { readDecimal, shiftDecimal } from './decimal-text.js';
import { numberFormat } from './number-format.js';
import type { NumberOptions } from './options.js';
import { numberStyles, type NumberStyle } from './styles.js';

const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/**
 * A number as a reader of `locale` (BCP 47) writes it; '' for what is no decimal number. Text keeps its digits, so
 * that nothing is lost that a float cannot hold (template §9.5, §11.1).
 */
export function formatDecimal(value: unknown, options: NumberOptions, locale: string): string {
  const text = readDecimal(value);
  if (text === undefined) return '';

  const name = options.style ?? 'decimal';
  const style: NumberStyle = numberStyles[name];
  const formatter = remember(formatters, locale + keyOf(options), () =>
    numberFormat(locale, style, options),
  );
  const written = formatter.format(shiftDecimal(text, style.shift ?? 0) as `${number}`);
  return name.startsWith('permille') ? written.replace('%', '‰').replace('٪', '؉') : written;
}
