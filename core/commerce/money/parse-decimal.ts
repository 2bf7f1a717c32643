import { digitsOf, type CurrencyCode } from './currency-code.js';
import { MoneyError } from './money-error.js';

// Decimal numbers as servers and `String(number)` write them; a float sum may write 1e-7.
const decimalForm = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

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

  const point = whole.length + Number(exponent) + digitsOf(currency);
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
