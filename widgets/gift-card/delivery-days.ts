import { recipientLimits } from '../../core/commerce/purchase/index.js';

/** The days a card can be sent on, as a date input writes them: `YYYY-MM-DD`. */
export interface DeliveryDays {
  readonly min: string;
  readonly max: string;
}

/** From today, as it is in `timeZone` (IANA) at `now` (wall milliseconds), to the same day a year later. */
export function deliveryDays(now: number, timeZone: string | undefined): DeliveryDays {
  const min = dayOf(now, timeZone);
  const [year = 0, month = 1, day = 1] = min.split('-').map(Number);
  const end = new Date(Date.UTC(year + recipientLimits.years, month - 1, day));
  return { min, max: end.toISOString().slice(0, 10) };
}

/** Within the days, which compare as texts. */
export function isDeliveryDay(day: string, { min, max }: DeliveryDays): boolean {
  return day >= min && day <= max;
}

/** 'December 24, 2026'. */
export function writeDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Of the browser; undefined where it does not tell. */
export function browserTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}

function dayOf(now: number, timeZone: string | undefined): string {
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
}
