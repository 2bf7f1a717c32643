import { recipientLimits } from './recipient.js';

/** The days a gift card can be sent on, as a date input writes them: `YYYY-MM-DD`. They compare as texts. */
export interface DeliveryDays {
  readonly min: string;
  readonly max: string;
}

const form = /^\d{4}-\d{2}-\d{2}$/;

/** From today, as it is in `timeZone` at `now`, to the same day a year later. Null when there is no such zone. */
export function deliveryDays(now: number, timeZone: string | undefined): DeliveryDays | null {
  const min = dayIn(timeZone, now);
  return min === null ? null : { min, max: yearsAfter(min, recipientLimits.years) };
}

/** Whether it is a day of the calendar, and within the others. */
export function isDeliveryDay(day: string, { min, max }: DeliveryDays): boolean {
  return isDay(day) && day >= min && day <= max;
}

/** 'December 24, 2026'. */
export function writeDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(startOf(day));
}

/**
 * The day that it is in a time zone; null when there is no such zone.
 * @param timeZone IANA name; undefined is the machine's own.
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
