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
  /** Milliseconds since midnight on the zone's clocks. */
  readonly clock: number;
}

/** A template often writes one time twice, for readers and for programs. */
let last: Moment | undefined;

/** Converts a time; undefined outside of 4713 BC to 8652 AD, the range of the reference (template §9.4.1). */
export function momentAt(ms: number, timeZone: string): Moment | undefined {
  if (!(Math.abs(ms) < epochDay * dayLength)) return undefined;
  if (last?.ms === ms && last.timeZone === timeZone) return last;
  const local = Math.trunc(ms) + offsetAt(ms, timeZone);
  const day = Math.floor(local / dayLength);
  const dayNumber = Math.max(day + epochDay, 0);
  last = { date: dateOfDay(dayNumber), ms, timeZone, dayNumber, clock: local - day * dayLength };
  return last;
}
