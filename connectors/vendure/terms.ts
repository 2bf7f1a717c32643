import type { Money } from '../../core/commerce/money/index.js';
import { fromUnits } from '../base/index.js';

export interface VendureTerms {
  /** Decimal digits of every amount, as the shop's `MoneyStrategy` has them: 2 by default, whatever the currency. */
  readonly precision: number;
  /** Whether prices are shown with their tax, or without it and the tax in a row of its own. */
  readonly taxes: 'included' | 'added';
}

/** An amount that Vendure tells without and with its tax. */
export interface Taxed {
  readonly net: number;
  readonly gross: number;
}

const shown = ({ taxes }: VendureTerms, { net, gross }: Taxed): number =>
  taxes === 'included' ? gross : net;

export function toMoney(terms: VendureTerms, amount: Taxed, currency: string): Money {
  return fromUnits(shown(terms, amount), terms.precision, currency);
}

/** The number that the shop's `StockDisplayStrategy` shows, if it shows one; else 0 for none and null for some. */
export function readStock(stockLevel: string): number | null {
  if (/^\d+$/.test(stockLevel)) return Number(stockLevel);
  return stockLevel === 'OUT_OF_STOCK' ? 0 : null;
}

export const toAttributes = (
  options: readonly { readonly name: string; readonly group: { readonly name: string } }[],
): Record<string, string> =>
  Object.fromEntries(options.map(({ name, group }) => [group.name, name]));
