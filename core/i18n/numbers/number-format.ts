import { keyOf, remember } from '../../base/index.js';
import type { NumberOptions } from './options.js';

type Format = Intl.NumberFormat['format'];

const formats = /* @__PURE__ */ new Map<string, Format>();

/** As many digits as `Intl` writes before the point, or in all. */
const most = 21;

/** Writes numbers as a reader of `locale` does, with `currency` if there is one. Throws RangeError for what is no locale. */
export function clampedFormat(locale: string, options: NumberOptions, currency = ''): Format {
  return remember(formats, `${locale} ${currency} ${keyOf(options)}`, () => {
    const style = currency ? ({ style: 'currency', currency } as const) : {};
    // Bound once: the getter of `format` costs as much as a look-up.
    try {
      return new Intl.NumberFormat(locale, { ...style, ...inIntl(options, 100) }).format;
    } catch {
      // Older engines write no more.
      return new Intl.NumberFormat(locale, { ...style, ...inIntl(options, 20) }).format;
    }
  });
}

/** Intl refuses a minimum above the maximum; 0 asks for no digit, which no number has. */
function inIntl(options: NumberOptions, mostFraction: number): Intl.NumberFormatOptions {
  const { grouping = true, notation, roundingMode = 'halfEven' } = options;
  const maximumFractionDigits = capped(options.maximumFractionDigits, mostFraction);
  const maximumSignificantDigits = capped(options.maximumSignificantDigits, most) || undefined;
  return {
    ...options,
    roundingMode,
    // -0.001 is 0, not -0.
    signDisplay: 'negative',
    // Left to itself, Intl groups compact numbers from five digits on only.
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
