import { dateOfDay } from './calendar.js';
import { momentAt, type Moment } from './moment.js';
import { offsetText, zoneAbbreviation } from './time-zone.js';

type Rule = (moment: Moment) => string | number;

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

/** Template §9.4.1. A text stands for the codes that are its letters; `_` is for `c` alone: the day without a zero. */
const codes: Readonly<Record<string, Rule | string>> = {
  a: (moment) => nameOf(days, weekday(moment)).slice(0, 3),
  A: (moment) => nameOf(days, weekday(moment)),
  b: (moment) => nameOf(months, moment.month).slice(0, 3),
  B: (moment) => nameOf(months, moment.month),
  c: 'a, b _, Y r Z',
  C: ({ year }) => padded(Math.floor(year / 100)),
  d: ({ day }) => padded(day),
  D: 'm/d/y',
  e: ({ day }) => padded(day, 2, ' '),
  F: 'Y-m-d',
  g: (moment) => padded(inCentury(isoWeek(moment).year)),
  G: (moment) => isoWeek(moment).year,
  h: 'b',
  H: ({ hour }) => padded(hour),
  i: ({ hour }) => hourOf12(hour),
  I: ({ hour }) => padded(hourOf12(hour)),
  j: ({ dayOfYear }) => padded(dayOfYear, 3),
  k: ({ hour }) => padded(hour, 2, ' '),
  l: ({ hour }) => padded(hourOf12(hour), 2, ' '),
  m: ({ month }) => padded(month),
  M: ({ minute }) => padded(minute),
  n: () => '\n',
  N: ({ millisecond }) => padded(millisecond * 1_000_000, 9),
  p: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  P: ({ hour }) => (hour < 12 ? 'am' : 'pm'),
  q: ({ month }) => Math.ceil(month / 3),
  r: 'i:M:S p',
  R: 'H:M',
  s: ({ ms }) => Math.floor(ms / 1000),
  S: ({ second }) => padded(second),
  t: () => '\t',
  T: 'H:M:S',
  u: weekday,
  U: (moment) => padded(sundayWeek(moment)),
  v: 'e-b-Y',
  V: (moment) => padded(isoWeek(moment).week),
  w: (moment) => weekday(moment) % 7,
  W: 'U',
  x: 'm/d/Y',
  X: 'I:M:S p',
  y: ({ year }) => padded(inCentury(year)),
  Y: ({ year }) => year,
  z: ({ ms, timeZone }) => offsetText(ms, timeZone, ':'),
  Z: ({ ms, timeZone }) => zoneAbbreviation(ms, timeZone),
  '%': () => '%',
  _: ({ day }) => day,
};

/**
 * A writer of dates by a pattern such as `%B %d, %Y`, in English. An unknown code is left out; a date out of range
 * is ''. `timeZone` is a known IANA name.
 */
export function compileDatePattern(pattern: string): (ms: number, timeZone: string) => string {
  const parts = [...pattern.matchAll(/%(.)|[^%]+|%/gsu)].flatMap<string | Rule>(([text, code]) => {
    if (code === undefined) return text;
    return code === '_' ? [] : rulesOf(code);
  });
  return (ms, timeZone) => {
    const moment = momentAt(ms, timeZone);
    if (!moment) return '';
    return parts.map((part) => (typeof part === 'string' ? part : part(moment))).join('');
  };
}

function rulesOf(code: string): (string | Rule)[] {
  // One character: no name that objects inherit.
  const rule = codes[code] ?? [];
  if (typeof rule !== 'string') return [rule].flat();
  return Array.from(rule, (part) => (/\w/.test(part) ? rulesOf(part) : part)).flat();
}

function nameOf(names: readonly string[], position: number): string {
  return names[position - 1] ?? '';
}

function padded(value: number, length = 2, filler = '0'): string {
  return String(value).padStart(length, filler);
}

function inCentury(year: number): number {
  return ((year % 100) + 100) % 100;
}

function hourOf12(hour: number): number {
  return hour % 12 || 12;
}

/** 1 is Monday. */
function weekday({ dayNumber }: Moment): number {
  return (dayNumber % 7) + 1;
}

/** The week's Thursday says which year it belongs to. */
function isoWeek(moment: Moment): { year: number; week: number } {
  const { year, dayOfYear } = dateOfDay(moment.dayNumber - weekday(moment) + 4);
  return { year, week: Math.ceil(dayOfYear / 7) };
}

/** Weeks begin on Sunday, and the week of 1 January is the first: its Saturday says which year it belongs to. */
function sundayWeek(moment: Moment): number {
  return Math.ceil(dateOfDay(moment.dayNumber - (weekday(moment) % 7) + 6).dayOfYear / 7);
}
