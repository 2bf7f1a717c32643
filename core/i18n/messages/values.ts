import { readDecimal, readMoneyValue } from '../numbers/index.js';

/** As printed: an amount of money is its number; null and other objects print nothing (template §10). */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const money = readMoneyValue(value);
  return money ? textOf(money.amount) : '';
}

/** A decimal number as it is written; booleans are 1 and 0, and what is no number is 0 (template §10). */
export function decimalOf(value: unknown): string {
  const amount = readMoneyValue(value)?.amount ?? value;
  return readDecimal(amount === true ? 1 : amount) ?? '0';
}

/** Milliseconds since 1970; NaN for what is no number. */
export function timeOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.parseFloat(textOf(value));
}
