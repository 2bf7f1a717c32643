/**
 * The most characters a textarea may hold (storefront §5): read as an integer; what is negative or none counts as 0,
 * and 0 means no limit, which is null here. So does a number that nobody can type up to.
 */
export function readMaxLength(value: unknown): number | null {
  const limit = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(String(value), 10);
  return limit > 0 && Number.isSafeInteger(limit) ? limit : null;
}
