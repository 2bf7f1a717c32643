import { toPlainDigits } from './number-text.js';

/** Whether month, day and a four-digit year are an existing date. */
export function isRealDate([month = '', day = '', year = '']: readonly string[]): boolean {
  if (!/^\d{4}$/.test(toPlainDigits(year))) return false;
  const [m, d, y] = [readWhole(month), readWhole(day), Number(toPlainDigits(year))];
  if (m === null || d === null) return false;
  const date = new Date(Date.UTC(y, m - 1, d));
  // `Date` moves a day that the month does not have into another month.
  return date.getUTCFullYear() === y && date.getUTCMonth() === m - 1;
}

/** Whether hour, minute and second are a valid time: of 12 hours with AM or PM, else of 24. */
export function isRealTime([
  hour = '',
  minute = '',
  second = '',
  half = '',
]: readonly string[]): boolean {
  const [first, last] = half === '' ? [0, 23] : [1, 12];
  return (
    isWithin(hour, first, last) &&
    isWithin(minute, 0, 59) &&
    (second === '' || isWithin(second, 0, 59))
  );
}

function isWithin(text: string, min: number, max: number): boolean {
  const value = readWhole(text);
  return value !== null && value >= min && value <= max;
}

/** One or two digits; null for anything else. */
function readWhole(text: string): number | null {
  const digits = toPlainDigits(text);
  return /^\d{1,2}$/.test(digits) ? Number(digits) : null;
}
