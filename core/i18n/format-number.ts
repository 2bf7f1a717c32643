/** A number with the locale's digits and grouping. `locale` is BCP 47. */
export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value);
}
