import { remember } from '../../base/index.js';
import { keyOf } from '../options/index.js';
import type { CurrencyOptions, NumberOptions } from './options.js';

type Format = Intl.NumberFormat['format'];

const formats = /* @__PURE__ */ new Map<string, Format>();

/** The most digits that `Intl` accepts before the point, or in all. */
const most = 21;

/**
 * Returns a cached formatter whose digit options are clamped to what the engine accepts.
 * @throws RangeError for an invalid locale.
 */
export function clampedFormat(locale: string, options: CurrencyOptions, currency = ''): Format {
  return remember(formats, `${locale} ${currency} ${keyOf(options)}`, () => {
    const style = currency ? ({ style: 'currency', currency } as const) : {};
    const format = createFormat(locale, { ...style, ...options });
    // Read once, because the getter of `format` costs as much as a lookup.
    return remembering(options.code ? withCode(format, currency.toUpperCase()) : format.format);
  });
}

function createFormat(locale: string, options: NumberOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, inIntl(options, 100));
  } catch {
    // Older engines accept 20 fraction digits at most.
    return new Intl.NumberFormat(locale, inIntl(options, 20));
  }
}

/** UTF-16 units of the longest amount, and the number of amounts, that a format keeps. */
const longestAmount = 20;
const mostAmounts = 300;

/** A shop shows few prices, each often, and `Intl` takes twenty times as long as looking one up. */
function remembering(format: Format): Format {
  const written = new Map<string, string>();
  return (amount) => {
    if (typeof amount !== 'string' || amount.length > longestAmount) return format(amount);
    let text = written.get(amount);
    if (text === undefined) {
      text = format(amount);
      if (written.size >= mostAmounts) written.clear();
      written.set(amount, text);
    }
    return text;
  };
}

/** Intl's own code format puts the code where the symbol is; CLDR puts it where the name is. */
function withCode(format: Intl.NumberFormat, code: string): Format {
  return (amount) =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' ? code : value))
      .join('');
}

/** Intl throws for a minimum above the maximum. 0 asks for no digits at all, which no number has. */
function inIntl(options: NumberOptions, mostFraction: number): Intl.NumberFormatOptions {
  const { grouping = true, notation, roundingMode = 'halfEven' } = options;
  const maximumFractionDigits = capped(options.maximumFractionDigits, mostFraction);
  const maximumSignificantDigits = capped(options.maximumSignificantDigits, most) || undefined;
  return {
    ...options,
    roundingMode,
    // -0.001 is 0, not -0.
    signDisplay: 'negative',
    // By default Intl groups compact numbers from five digits on only.
    useGrouping: grouping && (notation === 'compact' ? 'always' : 'auto'),
    minimumIntegerDigits: capped(options.minimumIntegerDigits, most) || 1,
    minimumFractionDigits: capped(
      options.minimumFractionDigits,
      maximumFractionDigits ?? mostFraction,
    ),
    maximumFractionDigits,
    minimumSignificantDigits:
      capped(options.minimumSignificantDigits, maximumSignificantDigits ?? most) || undefined,
    maximumSignificantDigits,
  };
}

function capped(digits: number | undefined, limit: number): number | undefined {
  return digits && Math.min(digits, limit);
}
