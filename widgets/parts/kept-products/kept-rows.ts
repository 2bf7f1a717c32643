import type { KeptFacts, KeptProduct } from '../../../core/commerce/kept/index.js';
import type { Product } from '../../../core/commerce/product/index.js';

/** A product that was taken out of the list on this page, and may be put back. */
export interface Removal {
  readonly kept: KeptProduct;
  /** Its place among the rows, those included that were taken out before. */
  readonly place: number;
}

export interface KeptRow {
  readonly kept: KeptProduct;
  /** As the shop has it; null until it is read, and where that failed. */
  readonly product: Product | null;
  readonly isRemoved: boolean;
}

/** Without those that the shop sells no more. A removed product keeps its place, so that nothing moves at a press. */
export function keptRows(
  list: readonly KeptProduct[],
  { products, gone }: Pick<KeptFacts, 'products' | 'gone'>,
  removals: readonly Removal[] = [],
): readonly KeptRow[] {
  const rows = list.map((kept) => ({ kept, isRemoved: false }));
  const open = removals.filter(({ kept }) => !list.some(({ id }) => id === kept.id));
  for (const { kept, place } of [...open].sort((one, other) => one.place - other.place)) {
    rows.splice(place, 0, { kept, isRemoved: true });
  }
  return rows
    .filter(({ kept }) => !gone.has(kept.id))
    .map((row) => ({ ...row, product: products.get(row.kept.id) ?? null }));
}

/** The title of today, else the stored one, else the id. */
export const titleOf = ({ kept, product }: Pick<KeptRow, 'kept' | 'product'>): string =>
  product?.title || kept.title || kept.id;
