import { chosen, isKeyOf, splitOptions } from '../options/index.js';
import { beginsSentence } from './sentence.js';
import { readSkeleton } from './skeleton.js';

/** Options of a date, a time or both. */
export interface DateTimeOptions {
  /** Options for `Intl`. A separate date and time are joined by the pattern of `wrap`. */
  readonly parts: readonly [Fields] | readonly [date: Fields, time: Fields];
  readonly wrap: Width;
  readonly beginsSentence: boolean;
}

/** Options of an interval (template §11.4), in the terms of `Intl`. */
export interface IntervalOptions {
  /** Fields for an interval of several days. */
  readonly days: Fields;
  /** Fields for an interval within a day. */
  readonly hours: Fields;
  /** Options of each end of an interval of several days, if the ends are formatted separately. */
  readonly ends?: DateTimeOptions | undefined;
  readonly beginsSentence: boolean;
}

type Fields = Intl.DateTimeFormatOptions;
type Width = keyof typeof widths;

const widths = { short: 'short', medium: 'medium', long: 'long', full: 'full' } as const;

/** ISO 8601 differs only in its weeks. */
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
  let dateStyle: Width | undefined;
  let timeStyle: Width | undefined;
  let skeleton = '';
  for (const [name, value] of splitOptions(args)) {
    const isHalf = name === 'date' || name === 'time';
    if (value !== undefined && !isHalf && name !== 'datetime' && name !== 'skeleton') continue;
    const text = value ?? (isHalf ? 'short' : name);
    if (name === 'skeleton' || !isKeyOf(widths, text)) {
      skeleton += text;
    } else {
      if (name !== 'time') dateStyle = text;
      if (name !== 'date') timeStyle = text;
    }
  }

  const fields = readSkeleton(skeleton);
  const time = timeStyle ? { timeStyle } : fields.time;
  const date =
    dateStyle || (!time && !fields.date) ? { dateStyle: dateStyle ?? 'long' } : fields.date;
  const wrap = chosen(args, /^wrap(per|ped)?$/, widths);
  const calendar = chosen(args, /^calendar$/, calendars);
  const isApart = date && time && (wrap || !dateStyle !== !timeStyle);
  return {
    parts: isApart
      ? [
          { ...date, calendar },
          { ...time, calendar },
        ]
      : [{ ...date, ...time, calendar }],
    wrap: wrap ?? dateStyle ?? wrapOf(fields.date),
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
    // Weekdays alone are ambiguous after a week, so they are formatted with their times.
    ends: /^[Eec]+$/.test(days) ? readDateTimeOptions([`${days}jm`, 'wrap:short']) : undefined,
    beginsSentence: beginsSentence(args),
  };
}

/** The width closest to a date of these fields. */
function wrapOf(date: Fields | null): Width {
  if (date?.month === 'long') return date.weekday ? 'full' : 'long';
  return date?.month === 'short' ? 'medium' : 'short';
}
