import { remember } from '../../base/index.js';
import { dateOfDay, type CalendarDate } from './calendar.js';
import { momentAt, type Moment } from './moment.js';
import { offsetText, zoneAbbreviation } from './time-zone.js';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Codes that stand for others (template §9.4.1). `%_` is for `%c` alone: the day without a zero. */
const shorthands: Readonly<Record<string, string>> = {
  c: '%a, %b %_, %Y %i:%M:%S %p %Z',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  h: '%b',
  n: '\n',
  r: '%i:%M:%S %p',
  R: '%H:%M',
  t: '\t',
  T: '%H:%M:%S',
  v: '%e-%b-%Y',
  W: '%U',
  x: '%m/%d/%Y',
  X: '%I:%M:%S %p',
  _: '',
};

/** Minimum digits of a number, where they are not two. */
const widths: Readonly<Record<string, number>> = {
  G: 1,
  i: 1,
  j: 3,
  N: 9,
  q: 1,
  s: 1,
  u: 1,
  w: 1,
  Y: 1,
  _: 1,
};

/** The value of each code (template §9.4.1). */
const codes: Readonly<Record<string, (moment: Moment) => number | string>> = {
  a: (moment) => dayName(moment).slice(0, 3),
  A: dayName,
  b: (moment) => monthName(moment).slice(0, 3),
  B: monthName,
  C: ({ date }) => Math.floor(date.year / 100),
  d: ({ date }) => date.day,
  e: ({ date }) => date.day,
  g: (moment) => inCentury(isoWeek(moment).year),
  G: (moment) => isoWeek(moment).year,
  H: hour,
  i: hourOf12,
  I: hourOf12,
  j: ({ date }) => date.dayOfYear,
  k: hour,
  l: hourOf12,
  m: ({ date }) => date.month,
  M: ({ clock }) => Math.floor(clock / 60_000) % 60,
  N: ({ clock }) => (clock % 1000) * 1_000_000,
  p: (moment) => (hour(moment) < 12 ? 'AM' : 'PM'),
  P: (moment) => (hour(moment) < 12 ? 'am' : 'pm'),
  q: ({ date }) => Math.ceil(date.month / 3),
  s: ({ ms }) => Math.floor(ms / 1000),
  S: ({ clock }) => Math.floor(clock / 1000) % 60,
  u: weekday,
  U: sundayWeek,
  V: (moment) => Math.ceil(isoWeek(moment).dayOfYear / 7),
  w: (moment) => weekday(moment) % 7,
  y: ({ date }) => inCentury(date.year),
  Y: ({ date }) => date.year,
  z: ({ ms, timeZone }) => offsetText(ms, timeZone, ':'),
  Z: ({ ms, timeZone }) => zoneAbbreviation(ms, timeZone),
  '%': () => '%',
  _: ({ date }) => date.day,
};

type WriteDate = (ms: number, timeZone: string) => string;

const compiled = /* @__PURE__ */ new Map<string, WriteDate>();

/**
 * Compiles a date pattern such as `%B %d, %Y`, in English. Unknown codes are omitted; a date out of range gives ''.
 * `timeZone` is a known IANA name.
 */
export function compileDatePattern(pattern: string): WriteDate {
  return remember(compiled, pattern, () => compile(pattern));
}

function compile(pattern: string): WriteDate {
  // One character, so it cannot be the name of an inherited member.
  const full = pattern.replace(/%(.)/gsu, (code, letter: string) => shorthands[letter] ?? code);
  const parts = Array.from(full.matchAll(/%(.)|[^%]+|%/gsu), ([text, code]) =>
    code === undefined ? () => text : compileCode(code),
  );
  return (ms, timeZone) => {
    const moment = momentAt(ms, timeZone);
    let written = '';
    if (moment) for (const part of parts) written += part(moment);
    return written;
  };
}

function compileCode(code: string): (moment: Moment) => string {
  const read = codes[code] ?? (() => '');
  const width = widths[code] ?? 2;
  const filler = 'ekl'.includes(code) ? ' ' : '0';
  return (moment) => {
    const value = read(moment);
    return typeof value === 'string' ? value : String(value).padStart(width, filler);
  };
}

function dayName({ dayNumber }: Moment): string {
  return days[dayNumber % 7] ?? '';
}

function monthName({ date }: Moment): string {
  return months[date.month - 1] ?? '';
}

function hour({ clock }: Moment): number {
  return Math.floor(clock / 3_600_000);
}

function hourOf12(moment: Moment): number {
  return hour(moment) % 12 || 12;
}

function inCentury(year: number): number {
  return ((year % 100) + 100) % 100;
}

/** 1 is Monday. */
function weekday({ dayNumber }: Moment): number {
  return (dayNumber % 7) + 1;
}

/** The Thursday of a week that begins on Monday decides which year the week belongs to. */
function isoWeek(moment: Moment): CalendarDate {
  return dateOfDay(moment.dayNumber - weekday(moment) + 4);
}

/** Weeks begin on Sunday, and the week of 1 January is the first: its Saturday decides which year it belongs to. */
function sundayWeek(moment: Moment): number {
  return Math.ceil(dateOfDay(moment.dayNumber - (weekday(moment) % 7) + 6).dayOfYear / 7);
}
