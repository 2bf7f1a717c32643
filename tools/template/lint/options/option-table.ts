/** The values that an option takes; null for text of any kind. */
type Values = readonly string[] | 'count' | null;

export interface OptionSet {
  /** By the names of `name:value`. */
  readonly named: Readonly<Record<string, Values>>;
  /** Words that stand alone. */
  readonly bare: readonly string[];
  /** Whether a word that stands alone may also be the letters of a date (§11.3). */
  readonly takesLetters?: true;
}

const yes = ['true', 'false'];
const widths = ['short', 'medium', 'long', 'full'];
const contexts = ['middle-of-text', 'begin-sentence', 'standalone', 'ui-list-or-menu'];
const roundings = `up down truncate ceiling ceil floor half-up half-down half-even`.split(' ');

/** §11.1 without the style. */
const digits: OptionSet = {
  named: {
    group: yes,
    grouping: yes,
    round: roundings,
    rounding: roundings,
    ...Object.fromEntries(
      `minint minInt minimumIntegerDigits minfrac minFrac minimumFractionDigits maxfrac maxFrac
      maximumFractionDigits minsig minSig minimumSignificantDigits maxsig maxSig maximumSignificantDigits`
        .split(/\s+/)
        .map((name) => [name, 'count' as const]),
    ),
  },
  bare: ['group', 'grouping', 'no-group', 'no-grouping'],
};

const number: OptionSet = {
  named: {
    ...digits.named,
    style:
      `decimal standard short long percent percent-scaled permille permille-scaled scientific`.split(
        ' ',
      ),
  },
  bare: digits.bare,
};

/** §11.2. */
const currency: OptionSet = {
  named: {
    ...digits.named,
    style: ['symbol', 'standard', 'accounting', 'code', 'name', 'short'],
    symbol: ['default', 'narrow'],
  },
  bare: digits.bare,
};

/** The options of formatters that take `name:value` (§11). */
export const optionTable: Readonly<Record<string, OptionSet>> = {
  decimal: number,
  money: currency,
  'product-price': currency,
  'subscription-price': currency,
  datetime: {
    named: {
      date: null,
      time: null,
      datetime: null,
      skeleton: null,
      wrap: widths,
      wrapper: widths,
      wrapped: widths,
      context: contexts,
      calendar: ['gregorian', 'gregory', 'buddhist', 'japanese', 'persian', 'iso8601'],
    },
    bare: ['date', 'time', ...widths],
    takesLetters: true,
  },
  'datetime-interval': {
    named: { date: null, time: null, skeleton: null, context: contexts },
    bare: [],
    takesLetters: true,
  },
  'relative-time': {
    named: {
      ...digits.named,
      field: ['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millis'],
      width: ['wide', 'short', 'narrow'],
      numericOnly: yes,
      alwaysNow: yes,
      dayOfWeek: yes,
      allowWeeks: yes,
      context: contexts,
    },
    bare: [...digits.bare, 'numericOnly', 'alwaysNow', 'dayOfWeek', 'allowWeeks'],
  },
  'percentage-format': { named: {}, bare: ['trim'] },
  video: { named: {}, bare: ['load-false', 'color-data'] },
};

/** Every letter that a skeleton has a meaning for (UTS #35). */
export const skeletonLetters = /^[GyYuUrQqMLlwWdDFgEecabBhHKkjJCmsSAzZOvVXx]+$/;
