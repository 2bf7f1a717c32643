import { currencies } from './currencies.js';
import { centsToDecimal, hasNoFraction } from './decimal.js';
import type { Money } from './money.js';

export interface MoneyOptions {
  /** Whether `$42.00` is shown as `$42`; default false. */
  readonly trimZeroFractions?: boolean;
}

// Making a formatter costs far more than using it, and a page needs two or three.
const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

/**
 * The amount as a reader of `locale` (BCP 47) writes it, with the currency's sign: `$1,234.50`, `1.234,50 €`.
 * Fraction digits come from our own table, so an engine's currency data cannot change a price (storefront §9).
 */
export function formatMoney(money: Money, locale: string, options: MoneyOptions = {}): string {
  const isTrimmed =
    options.trimZeroFractions === true && hasNoFraction(money.cents, money.currency);
  const digits = isTrimmed ? 0 : currencies[money.currency].digits;
  // Given as text, which Intl formats exactly.
  return formatterFor(locale, money.currency, digits).format(
    centsToDecimal(money.cents, money.currency),
  );
}

function formatterFor(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}
