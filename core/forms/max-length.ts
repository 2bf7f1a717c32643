/**
 * The most characters a textarea may hold (storefront §5): read as an integer; what is negative or none counts as 0,
 * and 0 means no limit, which is null here.
 */
export function readMaxLength(value: unknown): number | null {
  const limit = Number.parseInt(String(value), 10);
  return limit > 0 ? limit : null;
}
