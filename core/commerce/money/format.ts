import { numberFormat } from '../../base/index.js';
import { digitsOf, isCurrencyCode } from './currency-code.js';
import { centsToDecimal, hasNoFraction } from './decimal.js';
import type { Money } from './money.js';

export interface MoneyOptions {
  /** Whether `$42.00` is shown as `$42`; default false. */
  readonly trimZeroFractions?: boolean;
}

/**
 * Formats an amount for `locale` (BCP 47) with the currency's sign: `$1,234.50`, `1.234,50 €`.
 * Fraction digits come from our own table, so an engine's currency data cannot change a price (storefront §9). Empty for
 * a currency that does not exist, because an amount may be shown only with its own sign.
 *
 * @example
 * formatMoney(parseMoney({ value: '42.00', currency: 'USD' }), 'en-US', { trimZeroFractions: true }); // '$42'
 */
export function formatMoney(money: Money, locale: string, options: MoneyOptions = {}): string {
  if (!isCurrencyCode(money.currency)) return '';
  const isTrimmed =
    options.trimZeroFractions === true && hasNoFraction(money.cents, money.currency);
  const digits = isTrimmed ? 0 : digitsOf(money.currency);
  // Given as text, which Intl formats exactly.
  const format = numberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format(centsToDecimal(money.cents, money.currency));
}

/** The amount without zero fraction digits: `$42`, but `$42.50`. */
export function formatShortMoney(money: Money, locale: string): string {
  return formatMoney(money, locale, { trimZeroFractions: true });
}
