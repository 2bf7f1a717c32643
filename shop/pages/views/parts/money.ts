import { centsToDecimal, type Money } from 'vitrine/core/money';

/** Money for the formatter `money`: `{ value: '24.99', currency: 'USD' }`. */
export type MoneyView = { readonly value: string; readonly currency: string };

export function moneyView({ cents, currency }: Money): MoneyView {
  return { value: centsToDecimal(cents, currency), currency };
}
