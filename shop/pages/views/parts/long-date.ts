import { dateText, readDateTimeOptions } from 'vitrine/core/i18n';
import { pageLocale } from '../../words/languages.js';

const long = readDateTimeOptions(['date:long']);

/** A day in words, in every time zone the same; 'Invalid Date' for what is none (platform §8). */
export function longDate(time: number | string): string {
  return dateText(time, long, { locale: pageLocale(), timeZone: 'UTC' });
}
