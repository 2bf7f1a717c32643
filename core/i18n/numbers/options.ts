import { chosen, isKeyOf, splitOptions } from '../options/index.js';

/**
 * Options of a number (template §11.1) in the terms of `Intl`. The default `roundingMode` is `halfEven`: 2.5 becomes 2.
 */
export interface NumberOptions extends Omit<Intl.NumberFormatOptions, 'useGrouping'> {
  /** Whether thousands are grouped; default true. */
  readonly grouping?: boolean;
  /** Places by which the decimal point moves before formatting; default 0. */
  readonly shift?: number;
  /** Replaces the percent sign: `Intl` has no permille style. */
  readonly permille?: true;
}

/** Options of an amount of money (template §11.2). */
export interface CurrencyOptions extends NumberOptions {
  /** Writes the ISO code where CLDR puts the currency's name: `1,234.50 USD`. */
  readonly code?: true;
}

const percent: NumberOptions = { style: 'percent' };
const short: NumberOptions = { notation: 'compact' };

/** Template §11.1. The `-scaled` ones take what is already in percent or permille. */
const numberStyles: Readonly<Record<string, NumberOptions>> = {
  decimal: {},
  standard: {},
  short,
  long: { ...short, compactDisplay: 'long' },
  percent,
  'percent-scaled': { ...percent, shift: -2 },
  permille: { ...percent, shift: 1, permille: true },
  'permille-scaled': { ...percent, shift: -2, permille: true },
  scientific: { notation: 'scientific' },
};

/** Template §11.2. */
const currencyStyles: Readonly<Record<string, CurrencyOptions>> = {
  symbol: {},
  standard: {},
  accounting: { currencySign: 'accounting' },
  code: { currencyDisplay: 'name', code: true },
  name: { currencyDisplay: 'name' },
  short,
};

/** Template §11.2: `$` where the default is `CA$`. */
const currencySymbols: Readonly<Record<string, CurrencyOptions>> = {
  default: {},
  narrow: { currencyDisplay: 'narrowSymbol' },
};

/** Template §11.1. */
const roundings = {
  up: 'expand',
  down: 'trunc',
  truncate: 'trunc',
  ceiling: 'ceil',
  ceil: 'ceil',
  floor: 'floor',
  'half-up': 'halfExpand',
  'half-down': 'halfTrunc',
  'half-even': 'halfEven',
} as const;

const digitOptions = {
  minint: 'minimumIntegerDigits',
  minfrac: 'minimumFractionDigits',
  maxfrac: 'maximumFractionDigits',
  minsig: 'minimumSignificantDigits',
  maxsig: 'maximumSignificantDigits',
} as const;

/** The most digits that an option can ask for (platform §5). */
const mostDigits = 50;

/** Reads `style:percent`, `maxfrac:1`, `no-group` … Unknown words are ignored (template §11). */
export function readNumberOptions(args: readonly string[]): NumberOptions {
  return { ...readDigitOptions(args), ...chosen(args, /^style$/, numberStyles) };
}

/** Reads `style:accounting`, `symbol:narrow` and the options of numbers (template §11.2). */
export function readCurrencyOptions(args: readonly string[]): CurrencyOptions {
  return {
    ...readDigitOptions(args),
    ...chosen(args, /^symbol$/, currencySymbols),
    ...chosen(args, /^style$/, currencyStyles),
  };
}

/** All but the style. */
export function readDigitOptions(args: readonly string[]): NumberOptions {
  const options: { -readonly [Name in keyof NumberOptions]: NumberOptions[Name] } = {
    roundingMode: chosen(args, /^round(ing)?$/, roundings),
  };
  for (const [name, value = ''] of splitOptions(args)) {
    const [group, no] = /^(no-)?group(ing)?$/.exec(name) ?? [];
    if (group) options.grouping = !no && value !== 'false';
    // `minimumFractionDigits` is `minfrac` in full.
    const short = name.toLowerCase().replace(/imum|eger|tion|nificant|digits/g, '');
    if (isKeyOf(digitOptions, short)) {
      options[digitOptions[short]] = Math.min(Math.max(Number.parseInt(value) || 0, 0), mostDigits);
    }
  }
  return options;
}
