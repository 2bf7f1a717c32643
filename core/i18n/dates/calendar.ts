/** A calendar date: Julian until 4 October 1582, Gregorian from 15 October 1582 on (template §9.4.1). */
export interface CalendarDate {
  /** Astronomical: 0 is 1 BC. */
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** From 1. */
  readonly dayOfYear: number;
}

export const dayLength = 86_400_000;

/** The Julian day number of 1 January 1970. */
export const epochDay = 2440588;

const firstGregorianDay = 2299161;

/** A round of Julian leap years. */
const round = { years: 4, days: 1461 };

/** Days between the calendars from 1900 to 2100, when both have the same leap years. */
const lag = 13;

/** Days of the Gregorian calendar's 400 years. */
const cycleDays = 146097;

/** The Julian day number of 1 March of year 0 in the Gregorian calendar, where a cycle of 400 years begins. */
const cycleDay = 1721120;

/** Days before each month of a year that begins in March, whose leap day is its last. */
const monthDays = [0, 31, 61, 92, 122, 153, 184, 214, 245, 275, 306, 337];

/** `day` is a Julian day number, not negative. By arithmetic: a `Date` takes ten times as long. */
export function dateOfDay(day: number): CalendarDate {
  // A Julian date equals the date of a modern day that many cycles later.
  const isJulian = day < firstGregorianDay;
  const rounds = isJulian ? Math.ceil((epochDay - day) / round.days) : 0;
  const days = (isJulian ? day + rounds * round.days - lag : day) - cycleDay;
  const cycle = Math.floor(days / cycleDays);
  const inCycle = days - cycle * cycleDays;
  const leaps =
    Math.floor(inCycle / 1460) - Math.floor(inCycle / 36524) + Math.floor(inCycle / 146096);
  const yearInCycle = Math.floor((inCycle - leaps) / 365);
  const inYear =
    inCycle - (365 * yearInCycle + Math.floor(yearInCycle / 4) - Math.floor(yearInCycle / 100));
  const marchMonth = Math.floor((5 * inYear + 2) / 153);
  const isNextYear = marchMonth > 9;
  const year = cycle * 400 + yearInCycle + (isNextYear ? 1 : 0);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return {
    year: year - rounds * round.years,
    month: isNextYear ? marchMonth - 9 : marchMonth + 3,
    day: inYear - (monthDays[marchMonth] ?? 0) + 1,
    dayOfYear: isNextYear ? inYear - 305 : inYear + (isLeap ? 61 : 60),
  };
}
