import type { Queryable } from '../../database/index.js';
import type { ProductRecord } from '../store-products.js';

/** The first of `name-copy`, `name-copy-2`, … that is not taken. */
export function freeCopy(name: string, isTaken: (candidate: string) => boolean): string {
  let candidate = `${name}-copy`;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${name}-copy-${number}`;
  return candidate;
}

/** A draft with what the product says and costs. Pieces are not copied: nothing is in stock. */
export async function copyOf(
  transaction: Queryable,
  stored: ProductRecord,
  own: Pick<ProductRecord, 'id' | 'position' | 'editedAt'>,
): Promise<ProductRecord> {
  const { rows } = await transaction.query<{ name: string }>(
    `select url_id as name from products where removed_at is null and url_id like $1 || '%'
     union all select v.sku from variants v join products p on p.id = v.product_id and p.id <> $2
       where v.sku like any($3)`,
    [stored.urlId, own.id, stored.variants.map(({ sku }) => `${sku}%`)],
  );
  const taken = new Set(rows.map(({ name }) => name));
  const { purchasePlans, ...details } = stored.details;
  const plans = purchasePlans?.map(({ saving, ...plan }) => ({
    ...plan,
    // Prices of plans are by SKU, and the copy has others.
    ...(saving?.percent !== undefined && { saving: { percent: saving.percent } }),
  }));
  return {
    ...stored,
    ...own,
    urlId: freeCopy(stored.urlId, (candidate) => taken.has(candidate)),
    listed: false,
    hiddenAs: 'draft',
    details: {
      ...details,
      title: `${details.title} (copy)`,
      ...(plans && { purchasePlans: plans }),
    },
    variants: stored.variants
      .filter(({ listed }) => listed)
      .map((variant) => ({
        ...variant,
        sku: freeCopy(variant.sku, (candidate) => taken.has(candidate)),
        stock: variant.stock === null ? null : 0,
      })),
  };
}
