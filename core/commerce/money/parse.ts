import { defaultCurrency, isCurrencyCode, type CurrencyCode } from './currency-code.js';
import type { Money } from './money.js';
import { MoneyError } from './money-error.js';
import { decimalToCents } from './parse-decimal.js';

/** Money in JSON, with one pair of fields or the other (platform §3). */
export interface MoneyInput {
  readonly decimalValue?: string | number | null | undefined;
  readonly currencyCode?: string | null | undefined;
  readonly value?: string | number | null | undefined;
  readonly currency?: string | null | undefined;
}

/**
 * Parses `decimalValue` with `currencyCode`, or else `value` with `currency`; a missing amount is 0 (platform §3).
 *
 * @param ofSite The currency of an amount that names none. Without it such an amount is an error, not a price in dollars,
 *   and only a missing amount is in USD.
 * @throws MoneyError also for a value that is neither text nor a number.
 */
export function parseMoney(input: MoneyInput, ofSite?: CurrencyCode): Money {
  const pairs = [
    { amount: writtenText(input.decimalValue), code: writtenText(input.currencyCode) },
    { amount: writtenText(input.value), code: writtenText(input.currency) },
  ];
  const pair =
    pairs.find(({ amount, code }) => amount && code) ??
    pairs.find(({ amount }) => amount) ??
    pairs.find(({ code }) => code);
  if (!pair) return { cents: 0, currency: ofSite || defaultCurrency };

  // A code that belongs to the other amount says that the data is mixed up.
  const code = pair.code || (pairs.some((other) => other.code) ? '' : ofSite);
  if (!code) {
    throw new MoneyError('missing-currency', `The amount "${pair.amount}" names no currency.`);
  }
  const currency = code.toUpperCase();
  if (!isCurrencyCode(currency)) {
    throw new MoneyError('unknown-currency', `"${code}" is not a supported currency.`);
  }
  return { cents: decimalToCents(pair.amount || '0', currency), currency };
}

/** Accepts text and numbers alone: another value of JSON may throw when it is made a text. */
function writtenText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim();
  if (value === null || value === undefined) return '';
  throw new MoneyError('invalid-amount', 'An amount and its currency must be text or a number.');
}
