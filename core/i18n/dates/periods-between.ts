/**
 * Returns how many periods of `months` calendar months fit between `start` and a later `end`, with the fraction of the
 * last one. Both are milliseconds since 1970, in local time as if it were UTC.
 */
export function periodsBetween(start: number, end: number, months: number): number {
  const [first, last] = [new Date(start), new Date(end)];
  const years = last.getUTCFullYear() - first.getUTCFullYear();
  let whole = Math.floor((years * 12 + last.getUTCMonth() - first.getUTCMonth()) / months);
  if (monthsAfter(start, whole * months) > end) whole--;
  const begun = monthsAfter(start, whole * months);
  const rest = (end - begun) / (monthsAfter(start, (whole + 1) * months) - begun);
  // There is no next period beyond the range of `Date`.
  return whole + (rest || 0);
}

/** The same day and time some months later, or the last day of a shorter month. */
function monthsAfter(ms: number, months: number): number {
  const date = new Date(ms);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
