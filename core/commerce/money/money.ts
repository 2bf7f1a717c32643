import type { CurrencyCode } from './currency-code.js';
import { MoneyError } from './money-error.js';

/** An exact amount. `cents` counts whole minor units of the currency: cents of USD, yen of JPY. */
export interface Money {
  readonly cents: number;
  readonly currency: CurrencyCode;
}

/** Throws MoneyError `mixed-currencies`: amounts of two currencies have no sum. */
export function addMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b);
  return exact(a.cents + b.cents, a.currency);
}

/** `times` is a whole number, as a quantity is; anything else throws MoneyError `invalid-amount`. */
export function multiplyMoney(money: Money, times: number): Money {
  if (!Number.isSafeInteger(times)) {
    throw new MoneyError(
      'invalid-amount',
      `Money is multiplied by whole numbers, not by ${times}.`,
    );
  }
  return exact(money.cents * times, money.currency);
}

/**
 * Splits into `parts` amounts that differ by at most one minor unit and sum exactly to the whole, larger ones first.
 */
export function splitMoney(money: Money, parts: number): Money[] {
  if (!Number.isSafeInteger(parts) || parts < 1) {
    throw new MoneyError(
      'invalid-amount',
      `Money is split into one part or more, not into ${parts}.`,
    );
  }
  const share = Math.trunc(money.cents / parts);
  const rest = money.cents - share * parts;
  return Array.from({ length: parts }, (_, index) =>
    exact(index < Math.abs(rest) ? share + Math.sign(rest) : share, money.currency),
  );
}

/** Negative when `a` is less, positive when it is more, 0 when equal. Throws MoneyError `mixed-currencies`. */
export function compareMoney(a: Money, b: Money): number {
  requireSameCurrency(a, b);
  return a.cents - b.cents;
}

function exact(cents: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(cents)) {
    throw new MoneyError(
      'amount-too-large',
      `${cents} is beyond the amounts that can be counted exactly.`,
    );
  }
  // `+ 0` turns the -0 of an integer product into 0.
  return { cents: cents + 0, currency };
}

function requireSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) {
    throw new MoneyError(
      'mixed-currencies',
      `${a.currency} and ${b.currency} cannot be reckoned together.`,
    );
  }
}
