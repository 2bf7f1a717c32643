import { isRecord, ownMember } from '../../base/index.js';
/** Money as servers write it. */
export interface MoneyValue {
  readonly amount: unknown;
  readonly currency: string;
}

/**
 * `decimalValue` with `currencyCode`, or else `value` with `currency`; undefined if neither pair is complete
 * (platform §3). The amount is as it was written, number or not.
 */
export function readMoneyValue(value: unknown): MoneyValue | undefined {
  return pairOf(value, 'decimalValue', 'currencyCode') ?? pairOf(value, 'value', 'currency');
}

function pairOf(value: unknown, amountName: string, currencyName: string): MoneyValue | undefined {
  if (!isRecord(value)) return undefined;
  const amount = ownMember(value, amountName);
  const currency = amount == null ? undefined : ownMember(value, currencyName);
  return typeof currency === 'string' ? { amount, currency } : undefined;
}
