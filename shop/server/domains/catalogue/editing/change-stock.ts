import type { Queryable } from '../../../ground/database/index.js';
import { writeStock } from './read-values.js';

export interface StockChange {
  readonly sku: string;
  /** The stock that the owner saw. */
  readonly shown: number | null;
  readonly wanted: number | null;
}

/**
 * Sets the stock of variants unless it is no longer what the owner saw: pieces that were sold meanwhile would come back.
 * Waits for a purchase that has the row, and a purchase waits for the change. Resolves to the present stock of those
 * that were not set, by SKU.
 */
export async function changeStock(
  transaction: Queryable,
  changes: readonly StockChange[],
): Promise<ReadonlyMap<string, number | null>> {
  if (changes.length === 0) return new Map();
  const skus = changes.map(({ sku }) => sku);
  // In the order in which a purchase locks them, so that neither waits for the other for ever.
  const { rows } = await transaction.query<{ sku: string; stock: number | null }>(
    'select sku, stock from variants where sku = any($1) order by sku for update',
    [skus],
  );
  const present = new Map(rows.map(({ sku, stock }) => [sku, stock]));
  const refused = changes.filter(({ sku, shown }) => present.get(sku) !== shown);
  if (refused.length > 0) {
    return new Map(refused.map(({ sku }) => [sku, present.get(sku) ?? null]));
  }
  await transaction.query(
    `update variants v set stock = given.stock
     from jsonb_to_recordset($1::jsonb) as given (sku text, stock integer) where v.sku = given.sku`,
    [JSON.stringify(changes.map(({ sku, wanted }) => ({ sku, stock: wanted })))],
  );
  return new Map();
}

/** Why a stock was not set. */
export function stockMoved(present: number | null): string {
  return present === null
    ? 'The stock has changed to unlimited since this page was opened. Look at it and save again.'
    : `The stock has changed since this page was opened: it is ${writeStock(present)} now. Look at it and save again.`;
}
