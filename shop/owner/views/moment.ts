import { locale } from '../../pages/site.js';

export type MomentView = { readonly text: string; readonly value: string };

const format = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** The day of a time, for lists where the hour matters to nobody. `time` is in milliseconds since 1970. */
export function dayView(time: number): MomentView {
  return { text: dayFormat.format(time), value: new Date(time).toISOString().slice(0, 10) };
}

/** A time in a time zone, which the text names. `time` is in milliseconds since 1970. */
export function zonedMomentView(time: number, timeZone: string): MomentView {
  const zoned = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return { text: `${zoned.format(time)} (${timeZone})`, value: new Date(time).toISOString() };
}

/** A time as text and in ISO 8601. `time` is in milliseconds since 1970. */
export function momentView(time: number): MomentView {
  return { text: `${format.format(time)} UTC`, value: new Date(time).toISOString() };
}
