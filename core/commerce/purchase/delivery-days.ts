import { recipientLimits } from './recipient.js';

/** The range of delivery days of a gift card, as `YYYY-MM-DD` like a date input. They compare as strings. */
export interface DeliveryDays {
  readonly min: string;
  readonly max: string;
}

const form = /^\d{4}-\d{2}-\d{2}$/;

/** From today in `timeZone` at `now` to the same day a year later. Null for an unknown zone. */
export function deliveryDays(now: number, timeZone: string | undefined): DeliveryDays | null {
  const min = dayIn(timeZone, now);
  return min === null ? null : { min, max: yearsAfter(min, recipientLimits.years) };
}

/** Whether it is a calendar day within the range. */
export function isDeliveryDay(day: string, { min, max }: DeliveryDays): boolean {
  return isDay(day) && day >= min && day <= max;
}

/** 'December 24, 2026'. */
export function writeDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(startOf(day));
}

/**
 * The calendar day in a time zone; null for an unknown zone.
 * @param timeZone IANA name; undefined for the machine's own.
 * @param now Wall time in milliseconds since 1970.
 */
export function dayIn(timeZone: string | undefined, now: number): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(now);
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return `${read('year')}-${read('month')}-${read('day')}`;
  } catch {
    return null;
  }
}

function isDay(text: string): boolean {
  const time = form.test(text) ? startOf(text).getTime() : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The same day some years later; 29 February becomes 1 March. */
function yearsAfter(day: string, years: number): string {
  const date = startOf(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
