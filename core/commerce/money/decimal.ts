import { digitsOf, type CurrencyCode } from './currency-code.js';

/** Writes an amount as a decimal, `-12.05`: cents ÷ 10^digits (storefront §9), by moving the point in the text. */
export function centsToDecimal(cents: number, currency: CurrencyCode): `${number}` {
  const digits = digitsOf(currency);
  const sign = cents < 0 ? '-' : '';
  const text = String(Math.abs(cents)).padStart(digits + 1, '0');
  const point = text.length - digits;
  const fraction = digits > 0 ? `.${text.slice(point)}` : '';
  return `${sign}${text.slice(0, point)}${fraction}` as `${number}`;
}

/** Whether the amount has no fraction: whole dollars, euros or yen. */
export function hasNoFraction(cents: number, currency: CurrencyCode): boolean {
  return cents % 10 ** digitsOf(currency) === 0;
}
