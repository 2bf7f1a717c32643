import { asSentence } from './sentence.js';
import { dateTimeFormat, isTime, type Reader } from './date-time-format.js';
import { dayLength } from './calendar.js';
import { formatDateTime } from './format-date-time.js';
import { offsetAt } from './offsets.js';
import type { IntervalOptions } from './options.js';

/** Formats an interval, the earlier end first: `Nov 15 – 16, 2013`; '' if an end is invalid (template §9.4, §11.4). */
export function formatInterval(
  start: number,
  end: number,
  options: IntervalOptions,
  reader: Reader,
): string {
  if (!isTime(start) || !isTime(end)) return '';
  const { days, hours, ends } = options;
  const order = [Math.min(start, end), Math.max(start, end)] as const;
  const isWithinDay = isSameDay(start, end, reader.timeZone);
  const text =
    ends && !isWithinDay
      ? order.map((ms) => formatDateTime(ms, ends, reader)).join(' – ')
      : dateTimeFormat(reader, isWithinDay ? hours : days).formatRange(...order);
  return asSentence(text, options.beginsSentence, reader.locale);
}

/** Whether both times are on the same date in the zone; false if one is invalid. */
export function isSameDay(a: number, b: number, timeZone: string): boolean {
  if (!isTime(a) || !isTime(b)) return false;
  return dayOf(a, timeZone) === dayOf(b, timeZone);
}

/** The number of the day in the zone, from 1970. */
function dayOf(ms: number, timeZone: string): number {
  return Math.floor((Math.trunc(ms) + offsetAt(ms, timeZone)) / dayLength);
}
