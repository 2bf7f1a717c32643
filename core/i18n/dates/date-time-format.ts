import { remember } from '../../base/index.js';
import { keyOf } from '../options/index.js';

/** The locale and time zone that a date is formatted for. */
export interface Reader {
  /** BCP 47. */
  readonly locale: string;
  /** A known IANA name, or `ownZone`. */
  readonly timeZone: string;
}

/** The zone of the browser, whatever it is called. */
export const ownZone = 'own zone';

const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

export function dateTimeFormat(
  { locale, timeZone }: Reader,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return remember(
    formatters,
    `${locale} ${timeZone} ${keyOf(options)}`,
    () =>
      new Intl.DateTimeFormat(locale, { ...options, ...(timeZone !== ownZone && { timeZone }) }),
  );
}

/** The last time that a `Date` can hold. */
export const latest = 8.64e15;

/** Whether a `Date` can hold the time: `Intl` throws for others. */
export function isTime(ms: number): boolean {
  return Math.abs(ms) <= latest;
}
