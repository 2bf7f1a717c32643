import { nameAttributes } from '../../catalogue/index.js';
import type { Queryable } from '../../../ground/database/index.js';

interface Entry {
  readonly itemId: string;
  readonly chosenVariant: { readonly attributes: Readonly<Record<string, string>> };
}

/** The facts of a product's line in an order; null if no order has one. */
export interface BoughtItem {
  /** 'Oat, Large'; null for a product without options. */
  readonly variant: string | null;
}

/**
 * Finds the product in orders that the visitor has proved to be theirs: those of the browser that bought them, or that
 * opened the link in the mail. An address that somebody types proves nothing, and must not tell what its owner buys.
 */
export async function findBought(
  database: Queryable,
  orderIds: readonly string[],
  productId: string,
): Promise<BoughtItem | null> {
  if (orderIds.length === 0) return null;
  const { rows } = await database.query<{ details: string }>(
    'select details from orders where id = any($1::text[]) order by number desc',
    [orderIds],
  );
  for (const { details } of rows) {
    const order = JSON.parse(details) as { readonly entries: readonly Entry[] };
    const line = order.entries.find(({ itemId }) => itemId === productId);
    if (line) return { variant: nameAttributes(line.chosenVariant.attributes) || null };
  }
  return null;
}
