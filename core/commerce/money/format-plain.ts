import { centsToDecimal, hasNoFraction } from './decimal.js';
import type { Money } from './money.js';
import { MoneyError } from './money-error.js';

/** Storefront §9. Every option may be left out. */
export interface PlainMoneyOptions {
  /** The most digits before the point; default 15. */
  readonly maxIntegerDigits?: number;
  /** Separates thousands; default a comma. */
  readonly thousandsSeparator?: string;
  /** Separates the fraction; default a point. */
  readonly decimalSeparator?: string;
  /** Whether thousands are separated; default true. */
  readonly grouping?: boolean;
  /** Whether a fraction of zeros is left out; default false. */
  readonly trimZeroFractions?: boolean;
}

/**
 * Formats an amount without its currency, the same in every locale: `-1,234.50` (storefront §9).
 * Throws MoneyError `amount-too-large` rather than drop digits of a price.
 */
export function formatMoneyPlain(money: Money, options: PlainMoneyOptions = {}): string {
  const {
    maxIntegerDigits = 15,
    thousandsSeparator = ',',
    decimalSeparator = '.',
    grouping = true,
    trimZeroFractions = false,
  } = options;
  const [whole = '', fraction = ''] = centsToDecimal(Math.abs(money.cents), money.currency).split(
    '.',
  );
  if (whole.length > maxIntegerDigits) {
    throw new MoneyError(
      'amount-too-large',
      `${whole} ${money.currency} has more than ${maxIntegerDigits} digits before the point.`,
    );
  }
  const sign = money.cents < 0 ? '-' : '';
  const groups = grouping ? separateThousands(whole, thousandsSeparator) : whole;
  const showsFraction =
    fraction !== '' && !(trimZeroFractions && hasNoFraction(money.cents, money.currency));
  return sign + groups + (showsFraction ? decimalSeparator + fraction : '');
}

function separateThousands(whole: string, separator: string): string {
  const groups = [];
  for (let end = whole.length; end > 0; end -= 3)
    groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return groups.join(separator);
}
