import { dateOfDay, dayLength, epochDay, type CalendarDate } from './calendar.js';
import { offsetAt } from './time-zone.js';

/** An instant as the clocks of a zone show it. */
export interface Moment {
  readonly date: CalendarDate;
  /** Milliseconds since 1970. */
  readonly ms: number;
  /** An IANA name. */
  readonly timeZone: string;
  /** The Julian day number. */
  readonly dayNumber: number;
  /** Its hours to milliseconds are the clock's, at UTC. */
  readonly clock: Date;
}

/** Undefined outside of 4713 BC to 8652 AD, which is as far as the reference counts (template §9.4.1). */
export function momentAt(ms: number, timeZone: string): Moment | undefined {
  if (!(Math.abs(ms) < epochDay * dayLength)) return undefined;
  const clock = new Date(Math.trunc(ms) + offsetAt(ms, timeZone));
  const dayNumber = Math.max(Math.floor(clock.getTime() / dayLength) + epochDay, 0);
  return { date: dateOfDay(dayNumber), ms, timeZone, dayNumber, clock };
}
