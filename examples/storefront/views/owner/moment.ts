import { locale } from '../../site.js';

export type MomentView = { readonly text: string; readonly value: string };

const format = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time in milliseconds since 1970, in words and for machines. */
export function momentView(time: number): MomentView {
  return { text: `${format.format(time)} UTC`, value: new Date(time).toISOString() };
}
