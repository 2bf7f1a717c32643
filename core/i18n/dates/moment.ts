import { dateOfDay, epochDay, type CalendarDate } from './calendar.js';
import { offsetAt } from './time-zone.js';

const dayLength = 86_400_000;

/** An instant as the clocks of a zone show it. */
export interface Moment extends CalendarDate {
  /** Milliseconds since 1970. */
  readonly ms: number;
  /** An IANA name. */
  readonly timeZone: string;
  /** The Julian day number. */
  readonly dayNumber: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
}

/** Undefined outside of 4713 BC to 8652 AD, which is as far as the reference counts (template §9.4.1). */
export function momentAt(ms: number, timeZone: string): Moment | undefined {
  if (!(Math.abs(ms) < epochDay * dayLength)) return undefined;
  const local = Math.trunc(ms) + offsetAt(ms, timeZone);
  const dayNumber = Math.max(Math.floor(local / dayLength) + epochDay, 0);
  const time = local - Math.floor(local / dayLength) * dayLength;
  const { year, month, day, dayOfYear } = dateOfDay(dayNumber);
  return {
    year,
    month,
    day,
    dayOfYear,
    ms,
    timeZone,
    dayNumber,
    hour: Math.floor(time / 3_600_000),
    minute: Math.floor(time / 60_000) % 60,
    second: Math.floor(time / 1000) % 60,
    millisecond: time % 1000,
  };
}
