import type { Database } from '../../ground/database/index.js';
import { findVariant } from './find-variant.js';
import type { VariantName, WaitingVariant } from './types.js';

/** A variant with its stock and how many wait for it. @throws Problem `item-not-found`. */
export async function findWaiting(
  database: Database,
  name: VariantName,
  now: number,
): Promise<WaitingVariant> {
  const { productTitle, variantTitle, stock } = await findVariant(database, name, now);
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from restock_signups where sku = $1 and notified_at is null',
    [name.variantId],
  );
  return { ...name, productTitle, variantTitle, stock, count: rows[0]?.count ?? 0 };
}
