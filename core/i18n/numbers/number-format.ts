import type { DigitOptions } from './options.js';
import { roundings } from './styles.js';

/** As many as `Intl` writes. */
const mostSignificant = 21;

/** The formatter for a style and our digit options. Throws RangeError for what is no locale. */
export function numberFormat(
  locale: string,
  style: Intl.NumberFormatOptions,
  options: DigitOptions,
): Intl.NumberFormat {
  const make = (mostFraction: number) =>
    new Intl.NumberFormat(locale, { ...style, ...intlDigits(options, style, mostFraction) });
  try {
    return make(100);
  } catch {
    // Older engines write no more.
    return make(20);
  }
}

function intlDigits(
  options: DigitOptions,
  { notation }: Intl.NumberFormatOptions,
  mostFraction: number,
): Intl.NumberFormatOptions {
  const { grouping = true, minimumSignificantDigits, maximumSignificantDigits } = options;
  const maximumFractionDigits = capped(options.maximumFractionDigits, mostFraction);
  const most = capped(maximumSignificantDigits, mostSignificant) || mostSignificant;
  return {
    roundingMode: roundings[options.rounding ?? 'half-even'],
    // -0.001 is 0, not -0.
    signDisplay: 'negative',
    // Left to itself, Intl groups compact numbers from five digits on only.
    useGrouping: grouping && (notation === 'compact' ? 'always' : 'auto'),
    minimumIntegerDigits: capped(options.minimumIntegerDigits, mostSignificant) || 1,
    // Intl refuses a minimum above the maximum.
    ...(minimumSignificantDigits || maximumSignificantDigits
      ? {
          minimumSignificantDigits: capped(minimumSignificantDigits, most) || 1,
          maximumSignificantDigits: most,
        }
      : {
          minimumFractionDigits: capped(
            options.minimumFractionDigits,
            maximumFractionDigits ?? mostFraction,
          ),
          maximumFractionDigits,
        }),
  };
}

function capped(digits: number | undefined, limit: number): number | undefined {
  return digits && Math.min(digits, limit);
}
