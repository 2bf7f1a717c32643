import { numberFormat } from '../base/index.js';

/** A number with the locale's digits and grouping. `locale` is BCP 47. */
export function formatNumber(value: number, locale: string): string {
  return numberFormat(locale)(value);
}
