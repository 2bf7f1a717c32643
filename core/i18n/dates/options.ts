import { chosen, isKeyOf, splitOptions } from '../options/index.js';
import { beginsSentence } from './sentence.js';
import { readSkeleton } from './skeleton.js';

/** How a date, a time or both are written. */
export interface DateTimeOptions {
  /** What `Intl` is asked for; a date and a time apart are joined as `wrap` says. */
  readonly parts: readonly [Fields] | readonly [date: Fields, time: Fields];
  readonly wrap: Width;
  readonly beginsSentence: boolean;
}

/** How a span of time is written (template §11.4), as `Intl` is asked for it. */
export interface IntervalOptions {
  /** For a span of days. */
  readonly days: Fields;
  /** For a span within a day. */
  readonly hours: Fields;
  /** How each end of a span of days is written, if not together. */
  readonly ends?: DateTimeOptions | undefined;
  readonly beginsSentence: boolean;
}

type Fields = Intl.DateTimeFormatOptions;
type Width = keyof typeof widths;

const widths = { short: 1, medium: 1, long: 1, full: 1 } as const;

/** ISO 8601 differs in its weeks alone. */
const calendars = {
  gregorian: 'gregory',
  gregory: 'gregory',
  iso8601: 'gregory',
  buddhist: 'buddhist',
  japanese: 'japanese',
  persian: 'persian',
} as const;

/** Reads `date:long`, `time:hm`, `full`, `yMMMd`, `wrap:full` …; nothing at all is `date:long` (template §11.3). */
export function readDateTimeOptions(args: readonly string[]): DateTimeOptions {
  const styles: { date?: Width; time?: Width } = {};
  let skeleton = '';
  for (const [name, value] of splitOptions(args)) {
    const isHalf = name === 'date' || name === 'time';
    if (value !== undefined && !isHalf && name !== 'datetime' && name !== 'skeleton') continue;
    const text = value ?? (isHalf ? 'short' : name);
    if (name === 'skeleton' || !isKeyOf(widths, text)) {
      skeleton += text;
    } else {
      if (name !== 'time') styles.date = text;
      if (name !== 'date') styles.time = text;
    }
  }

  const fields = readSkeleton(skeleton);
  const time = styles.time ? { timeStyle: styles.time } : fields.time;
  const date =
    styles.date || (!time && !fields.date) ? { dateStyle: styles.date ?? 'long' } : fields.date;
  const wrap = chosen(args, /^wrap(per|ped)?$/, widths);
  const calendarName = chosen(args, /^calendar$/, calendars);
  const calendar = calendarName && calendars[calendarName];
  const isMixed = Boolean(styles.date) !== Boolean(styles.time);
  return {
    parts:
      date && time && (wrap || isMixed)
        ? [
            { ...date, calendar },
            { ...time, calendar },
          ]
        : [{ ...date, ...time, calendar }],
    wrap: wrap ?? styles.date ?? wrapOf(fields.date),
    beginsSentence: beginsSentence(args),
  };
}

/** Reads `yMMMd`, `skeleton:`, and `date:` and `time:` for where there is neither (template §11.4). */
export function readIntervalOptions(args: readonly string[]): IntervalOptions {
  const skeletons = { skeleton: '', date: '', time: '' };
  for (const [name, value] of splitOptions(args)) {
    if (value === undefined) skeletons.skeleton += name;
    else if (isKeyOf(skeletons, name)) skeletons[name] += value;
  }
  const { skeleton, date, time } = skeletons;
  const fieldsOf = (letters: string): Fields => {
    const fields = readSkeleton(letters);
    return { ...fields.date, ...fields.time };
  };
  const days = skeleton || date || 'yMMMd';
  return {
    days: fieldsOf(days),
    hours: fieldsOf(skeleton || time || 'jm'),
    // Weekdays alone come with their times: a week later it is the same weekday.
    ends: /^[Eec]+$/.test(days) ? readDateTimeOptions([`${days}jm`, 'wrap:short']) : undefined,
    beginsSentence: beginsSentence(args),
  };
}

/** The width that a date of these fields is about as long as. */
function wrapOf(date: Fields | null): Width {
  if (date?.month === 'long') return date.weekday ? 'full' : 'long';
  return date?.month === 'short' ? 'medium' : 'short';
}
