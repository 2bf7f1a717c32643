import { centsToDecimal, type Money } from '../../../../core/commerce/money/index.js';

/** As the formatter `money` reads it: `{ value: '24.99', currency: 'USD' }`. */
export type MoneyView = { readonly value: string; readonly currency: string };

export function moneyView({ cents, currency }: Money): MoneyView {
  return { value: centsToDecimal(cents, currency), currency };
}
