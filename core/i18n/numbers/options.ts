import { chosen, isKeyOf, splitOptions } from '../options/index.js';
import { currencyStyles, currencySymbols, numberStyles, roundings } from './styles.js';

/** How digits are written (template §11.1). Every option may be left out. */
export interface DigitOptions {
  /** Whether thousands are grouped; default true. */
  readonly grouping?: boolean;
  /** Default `half-even`: 2.5 is 2. */
  readonly rounding?: keyof typeof roundings | undefined;
  readonly minimumIntegerDigits?: number;
  readonly minimumFractionDigits?: number;
  /** Default 3, or what the style or the currency has. Wins over a greater minimum. */
  readonly maximumFractionDigits?: number;
  readonly minimumSignificantDigits?: number;
  readonly maximumSignificantDigits?: number;
}

/** How a number is written (template §11.1). */
export interface NumberOptions extends DigitOptions {
  /** Default `decimal`. */
  readonly style?: keyof typeof numberStyles | undefined;
}

/** How an amount of money is written (template §11.2). */
export interface CurrencyOptions extends DigitOptions {
  /** Default `symbol`. */
  readonly style?: keyof typeof currencyStyles | undefined;
  /** `narrow` writes `$` where the default is `CA$`. */
  readonly symbol?: keyof typeof currencySymbols | undefined;
}

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
  return { ...readDigitOptions(args), style: chosen(args, /^style$/, numberStyles) };
}

/** Reads `style:accounting`, `symbol:narrow` and the options of numbers (template §11.2). */
export function readCurrencyOptions(args: readonly string[]): CurrencyOptions {
  return {
    ...readDigitOptions(args),
    style: chosen(args, /^style$/, currencyStyles),
    symbol: chosen(args, /^symbol$/, currencySymbols),
  };
}

function readDigitOptions(args: readonly string[]): DigitOptions {
  const digits: { -readonly [Name in keyof DigitOptions]: DigitOptions[Name] } = {
    rounding: chosen(args, /^round(ing)?$/, roundings),
  };
  for (const [name, value = ''] of splitOptions(args)) {
    const [group, no] = /^(no-)?group(ing)?$/.exec(name) ?? [];
    if (group) digits.grouping = !no && value !== 'false';
    // `minimumFractionDigits` is `minfrac` in full.
    const short = name.toLowerCase().replace(/imum|eger|tion|nificant|digits/g, '');
    if (isKeyOf(digitOptions, short)) {
      digits[digitOptions[short]] = Math.min(Math.max(Number.parseInt(value) || 0, 0), mostDigits);
    }
  }
  return digits;
}
