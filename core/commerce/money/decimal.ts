import { currencies, type CurrencyCode } from './currencies.js';
import { MoneyError } from './money-error.js';

// Decimal numbers as servers and `String(number)` write them; a float sum may write 1e-7.
const decimalForm = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Writes an amount as a decimal, `-12.05`: cents ÷ 10^digits (storefront §9), by moving the point in the text. */
export function centsToDecimal(cents: number, currency: CurrencyCode): `${number}` {
  const { digits } = currencies[currency];
  const sign = cents < 0 ? '-' : '';
  const text = String(Math.abs(cents)).padStart(digits + 1, '0');
  const point = text.length - digits;
  const fraction = digits > 0 ? `.${text.slice(point)}` : '';
  return `${sign}${text.slice(0, point)}${fraction}` as `${number}`;
}

/**
 * Parses a decimal text to minor units without a float: `'0.29'` USD is 29, `'1500'` JPY is 1500.
 * Digits beyond the currency's are rounded half away from zero. Throws MoneyError `invalid-amount` or
 * `amount-too-large`.
 */
export function decimalToCents(decimal: string, currency: CurrencyCode): number {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    decimalForm.exec(decimal.trim()) ?? [];
  const digits = whole + fraction;
  if (digits === '')
    throw new MoneyError('invalid-amount', `"${decimal}" is not a decimal number.`);

  const point = whole.length + Number(exponent) + currencies[currency].digits;
  const kept = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0');
  const firstDropped = point < 0 ? '0' : (digits[point] ?? '0');
  const cents = Number(kept) + (firstDropped >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(cents)) {
    throw new MoneyError(
      'amount-too-large',
      `"${decimal}" is beyond the amounts that can be counted exactly.`,
    );
  }
  return sign === '-' && cents > 0 ? -cents : cents;
}

/** Whether the amount has no fraction: whole dollars, euros or yen. */
export function hasNoFraction(cents: number, currency: CurrencyCode): boolean {
  return cents % 10 ** currencies[currency].digits === 0;
}
