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

/** `day` is a Julian day number, not negative. */
export function dateOfDay(day: number): CalendarDate {
  // A Julian date equals the date of a modern day that many cycles later.
  const isJulian = day < firstGregorianDay;
  const rounds = isJulian ? Math.ceil((epochDay - day) / round.days) : 0;
  const likeDay = isJulian ? day + rounds * round.days - lag : day;
  const date = new Date((likeDay - epochDay) * dayLength);
  const year = date.getUTCFullYear();
  return {
    year: year - rounds * round.years,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    dayOfYear: (date.getTime() - Date.UTC(year, 0)) / dayLength + 1,
  };
}
