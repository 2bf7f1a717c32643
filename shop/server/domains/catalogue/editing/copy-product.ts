import type { Queryable } from '../../../ground/database/index.js';
import type { ProductRecord } from '../store-products.js';
import { productLimits } from './types.js';

/** Room for the end of a copy's name. */
const endLength = 10;

/** The first of `name-copy`, `name-copy-2`, … that is not taken; at most `most` characters. */
export function freeCopy(name: string, { most, end, isTaken }: CopyName): string {
  const start = name.slice(0, most - endLength) + end;
  let candidate = start;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${start}-${number}`;
  return candidate;
}

interface CopyName {
  readonly most: number;
  readonly end: string;
  readonly isTaken: (candidate: string) => boolean;
}

/** A draft with what the product says and costs. Pieces are not copied: nothing is in stock. */
export async function copyOf(
  transaction: Queryable,
  stored: ProductRecord,
  own: Pick<ProductRecord, 'id' | 'position' | 'editedAt'>,
): Promise<ProductRecord> {
  const { rows } = await transaction.query<{ name: string }>(
    `select url_id as name from products where removed_at is null and url_id like '%-copy%'
     union all select sku from variants where sku like '%-COPY%'`,
  );
  const taken = new Set(rows.map(({ name }) => name));
  const isTaken = (candidate: string) => taken.has(candidate);
  const { purchasePlans, ...details } = stored.details;
  const plans = purchasePlans?.map(({ saving, ...plan }) => ({
    ...plan,
    // Prices of plans are by SKU, and the copy has others.
    ...(saving?.percent !== undefined && { saving: { percent: saving.percent } }),
  }));
  return {
    ...stored,
    ...own,
    urlId: freeCopy(stored.urlId, { most: productLimits.urlId, end: '-copy', isTaken }),
    listed: false,
    hiddenAs: 'draft',
    listedFrom: null,
    details: {
      ...details,
      title: `${details.title} (copy)`,
      ...(plans && { purchasePlans: plans }),
    },
    variants: stored.variants
      .filter(({ listed }) => listed)
      .map((variant) => ({
        ...variant,
        sku: freeCopy(variant.sku, { most: productLimits.sku, end: '-COPY', isTaken }),
        stock: variant.stock === null ? null : 0,
      })),
  };
}
