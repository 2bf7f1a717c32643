import { asSentence } from './sentence.js';
import { dateTimeFormat, isTime, type Reader } from './date-time-format.js';
import type { DateTimeOptions } from './options.js';

/** Placeholder of the date while the time is formatted. */
const place = '\u0000';

/** Formats a date, a time or both; '' for an invalid time (template §9.4, §11.3). `ms` is milliseconds since 1970. */
export function formatDateTime(ms: number, options: DateTimeOptions, reader: Reader): string {
  if (!isTime(ms)) return '';
  const [first, second] = options.parts.map((part) => dateTimeFormat(reader, part).format(ms));
  const text = second === undefined ? first : joined(ms, first, second, options, reader);
  return asSentence(text ?? '', options.beginsSentence, reader.locale);
}

/** Joins a date and a time with the pattern of `Intl` for that width: `{date} at {time}`. */
function joined(
  ms: number,
  date = '',
  time: string,
  { wrap: dateStyle, parts: [{ calendar }] }: DateTimeOptions,
  reader: Reader,
): string {
  const format = (styles: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(reader, { ...styles, calendar }).format(ms);
  const timeStyle = 'short';
  const sampleTime = format({ timeStyle });
  const sample = format({ dateStyle, timeStyle }).replace(format({ dateStyle }), place);
  return sample.includes(place) && sample.includes(sampleTime)
    ? sample.replace(sampleTime, () => time).replace(place, () => date)
    : `${date}, ${time}`;
}
