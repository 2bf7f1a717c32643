import { locale } from '../../site.js';

export type MomentView = { readonly text: string; readonly value: string };

const format = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time as text and in ISO 8601. `time` is in milliseconds since 1970. */
export function momentView(time: number): MomentView {
  return { text: `${format.format(time)} UTC`, value: new Date(time).toISOString() };
}
