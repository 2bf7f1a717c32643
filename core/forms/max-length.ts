/**
 * Reads the character limit of a textarea (storefront §5) as an integer. Negative or missing values count as 0. 0 means
 * no limit and is null here, as is a limit above all input.
 */
export function readMaxLength(value: unknown): number | null {
  const limit = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(String(value), 10);
  return limit > 0 && Number.isSafeInteger(limit) ? limit : null;
}
