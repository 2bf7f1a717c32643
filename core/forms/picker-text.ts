import { isRealDate, isRealTime } from './date-and-time.js';
import { toPlainDigits } from './number-text.js';

const isoDate = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** A date as people type it where the browser shows a plain box. */
const typedDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const clock = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d*)?)?(?:\s*([ap])\.?m\.?)?$/i;

/** Month, day and year of a date control's value. Text that is no date becomes the month, so that the check rejects it. */
export function splitDate(typed: string): readonly [string, string, string] {
  const text = toPlainDigits(typed.trim());
  const [, isoYear = '', isoMonth = '', isoDay = ''] = isoDate.exec(text) ?? [];
  if (isoYear !== '') return [bare(isoMonth), bare(isoDay), isoYear];
  const [, month = '', day = '', year = ''] = typedDate.exec(text) ?? [];
  return year === '' ? [typed.trim(), '', ''] : [bare(month), bare(day), year];
}

/** The value of a date control; '' for parts that are no date, which it could not show. */
export function joinDate(parts: readonly string[]): string {
  const [month = '', day = '', year = ''] = parts.map((part) => toPlainDigits(part.trim()));
  return isRealDate([month, day, year]) ? `${year}-${two(month)}-${two(day)}` : '';
}

/** Hour, minute, second and half of the value of a time control, which is of 24 hours. */
export function splitTime(typed: string): readonly [string, string, string, string] {
  const text = toPlainDigits(typed.trim());
  const [whole, hour = '', minute = '', second = '', half = ''] = clock.exec(text) ?? [];
  if (whole === undefined) return [typed.trim(), '', '', ''];
  return [bare(hour), minute, second, half && `${half.toUpperCase()}M`];
}

/** The value of a time control; '' for parts that are no time. */
export function joinTime(parts: readonly string[]): string {
  const [hour = '', minute = '', second = '', half = ''] = parts.map((part) =>
    toPlainDigits(part.trim()),
  );
  if (!isRealTime([hour, minute, second, half])) return '';
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const shown = [two(String(hours)), two(minute), ...(second === '' ? [] : [two(second)])];
  return shown.join(':');
}

/** As people write it: 2, not 02. */
function bare(digits: string): string {
  return digits.replace(/^0(?=\d)/, '');
}

function two(digits: string): string {
  return digits.padStart(2, '0');
}
