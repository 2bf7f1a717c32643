import { remember } from '../../base/index.js';
import { formatDecimal, readDigitOptions, type NumberOptions } from '../numbers/index.js';
import { chosen } from '../options/index.js';
import { isTime, type Reader } from './date-time-format.js';
import { periodsBetween } from './periods-between.js';
import { asSentence, beginsSentence } from './sentence.js';
import { offsetAt } from './offsets.js';

/** Options of a relative time (template §11.5). */
export interface RelativeTimeOptions {
  /** Default: the largest unit that the distance fills, weeks excluded. */
  readonly unit?: Unit | undefined;
  readonly width: Intl.RelativeTimeFormatStyle;
  /** `1 day ago` instead of `yesterday`. */
  readonly numericOnly: boolean;
  /** Formats a distance of zero as `now`, in every unit. */
  readonly alwaysNow: boolean;
  readonly allowWeeks: boolean;
  readonly digits: NumberOptions;
  readonly beginsSentence: boolean;
}

type Unit = (typeof units)[keyof typeof units];

/** Longest first. `millis` is a word for what `Intl` calls seconds. */
const units = {
  year: 'year',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  millis: 'second',
} as const;

const widths = { wide: 'long', short: 'short', narrow: 'narrow' } as const;

const formatters = /* @__PURE__ */ new Map<string, Intl.RelativeTimeFormat>();

/** Reads `field:day`, `width:short`, `numericOnly:true` … and the options of numbers (template §11.5). */
export function readRelativeTimeOptions(args: readonly string[]): RelativeTimeOptions {
  const isOn = (name: string) => args.includes(name) || args.includes(`${name}:true`);
  const digits = readDigitOptions(args);
  return {
    unit: chosen(args, /^field$/, units),
    width: chosen(args, /^width$/, widths) ?? 'long',
    numericOnly: isOn('numericOnly'),
    alwaysNow: isOn('alwaysNow'),
    allowWeeks: isOn('allowWeeks'),
    digits: { maximumFractionDigits: digits.minimumFractionDigits ?? 0, ...digits },
    beginsSentence: beginsSentence(args),
  };
}

/**
 * Formats the distance from `from` to `to`: `in 2 hours`, `yesterday`; '' if either is invalid (template §9.4, §11.5).
 * Both are milliseconds since 1970.
 */
export function formatRelativeTime(
  from: number,
  to: number,
  options: RelativeTimeOptions,
  { locale, timeZone }: Reader,
): string {
  if (!isTime(from) || !isTime(to)) return '';
  const { digits, width, numericOnly, allowWeeks } = options;
  const lengths = lengthsBetween(Math.min(from, to), Math.max(from, to), timeZone);
  const unit =
    options.unit ??
    Object.values(units).find((name) => lengths[name] >= 1 && (name !== 'week' || allowWeeks)) ??
    'second';

  const length = Number(formatDecimal(lengths[unit], { ...digits, grouping: false }, 'en'));
  const isNow = length === 0 && (options.alwaysNow || (unit === 'second' && !numericOnly));
  const hasIdioms = isNow || (!numericOnly && !/hour|minute|second/.test(unit));
  const numeric = hasIdioms ? 'auto' : 'always';
  const formatter = remember(
    formatters,
    `${locale} ${width} ${numeric}`,
    () => new Intl.RelativeTimeFormat(locale, { style: width, numeric }),
  );
  // -0 is in the past.
  const parts = formatter.formatToParts(to < from ? -length : length, isNow ? 'second' : unit);

  // Formats the number separately, because RelativeTimeFormat has no digit options.
  const number = parts.findIndex((part) => part.type !== 'literal');
  const text = parts.map((part, index) => {
    if (part.type === 'literal') return part.value;
    return index === number ? formatDecimal(length, digits, locale) : '';
  });
  return asSentence(text.join(''), options.beginsSentence, locale);
}

/** Years and months follow the calendar. A day has 24 hours, so that daylight saving time changes none. */
function lengthsBetween(start: number, end: number, timeZone: string): Record<Unit, number> {
  const offset = offsetAt(start, timeZone);
  const seconds = (end - start) / 1000;
  const days = seconds / 86_400;
  return {
    year: periodsBetween(start + offset, end + offset, 12),
    month: periodsBetween(start + offset, end + offset, 1),
    week: days / 7,
    day: days,
    hour: seconds / 3600,
    minute: seconds / 60,
    second: seconds,
  };
}
