import { parseMoney, type Money } from '../../core/commerce/money/index.js';

/**
 * Reads an amount that counts units of 10^-`digits`, whatever the currency's own digits: `fromUnits('2800', 2, 'USD')` is
 * $28.00 and `fromUnits(420000, 2, 'JPY')` is 4200 yen. Throws MoneyError for a currency or an amount that is none.
 */
export function fromUnits(units: string | number, digits: number, currency: string): Money {
  return parseMoney({ value: `${units}e-${digits}`, currency });
}
