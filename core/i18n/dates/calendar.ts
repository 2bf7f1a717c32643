/** A day of the calendar in use: Julian until 4 October 1582, Gregorian from 15 October 1582 on (template §9.4.1). */
export interface CalendarDate {
  /** Astronomical: 0 is 1 BC. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** From 1. */
  readonly dayOfYear: number;
}

/** The Julian day number of 1 January 1970. */
export const epochDay = 2440588;

const firstGregorianDay = 2299161;

/** `day` is a Julian day number, not negative. The method is E. G. Richards', in whole numbers. */
export function dateOfDay(day: number): CalendarDate {
  const isGregorian = day >= firstGregorianDay;
  const skipped = isGregorian ? whole((whole((4 * day + 274277) / 146097) * 3) / 4) - 38 : 0;
  const quarters = 4 * (day + 1401 + skipped) + 3;
  const monthDays = 5 * whole((quarters % 1461) / 4) + 2;
  const month = ((whole(monthDays / 153) + 2) % 12) + 1;
  const year = whole(quarters / 1461) - 4716 + whole((14 - month) / 12);
  const date = whole((monthDays % 153) / 5) + 1;
  const isLeap = year % 4 === 0 && (!isGregorian || year % 100 !== 0 || year % 400 === 0);
  const passed = month < 3 ? 0 : isLeap ? 1 : 2;
  return {
    year,
    month,
    day: date,
    dayOfYear: whole((275 * month) / 9) - passed * whole((month + 9) / 12) + date - 30,
  };
}

const whole = Math.floor;
