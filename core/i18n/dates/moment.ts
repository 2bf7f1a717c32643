import { dateOfDay, dayLength, epochDay, type CalendarDate } from './calendar.js';
import { offsetAt } from './offsets.js';

/** An instant in the local time of a zone. */
export interface Moment {
  readonly date: CalendarDate;
  /** Milliseconds since 1970. */
  readonly ms: number;
  /** An IANA name. */
  readonly timeZone: string;
  /** The Julian day number. */
  readonly dayNumber: number;
  /** The local time as if it were UTC: its hours to milliseconds are those of the zone. */
  readonly clock: Date;
}

/** Converts a time; undefined outside of 4713 BC to 8652 AD, the range of the reference (template §9.4.1). */
export function momentAt(ms: number, timeZone: string): Moment | undefined {
  if (!(Math.abs(ms) < epochDay * dayLength)) return undefined;
  const clock = new Date(Math.trunc(ms) + offsetAt(ms, timeZone));
  const dayNumber = Math.max(Math.floor(clock.getTime() / dayLength) + epochDay, 0);
  return { date: dateOfDay(dayNumber), ms, timeZone, dayNumber, clock };
}
