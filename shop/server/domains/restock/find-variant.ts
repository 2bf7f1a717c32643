import { isNeverSoldOut, type ProductType } from 'vitrine/core/product';
import { listedAt, productUrl } from '../catalogue/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import type { VariantName } from './types.js';

export interface FoundVariant {
  readonly isListed: boolean;
  readonly isInStock: boolean;
  /** Null is unlimited. */
  readonly stock: number | null;
  readonly productTitle: string;
  readonly variantTitle: string;
  /** URL of the product's page. */
  readonly url: string;
}

interface VariantRow {
  is_listed: boolean;
  url_id: string;
  type: ProductType;
  title: string;
  options: string[];
  attributes: Record<string, string>;
  stock: number | null;
}

/** Finds a variant, listed at `now` (milliseconds since 1970) or not. @throws Problem `item-not-found`. */
export async function findVariant(
  queryable: Queryable,
  { productId, variantId }: VariantName,
  now: number,
): Promise<FoundVariant> {
  const { rows } = await queryable.query<VariantRow>(
    `select ${listedAt('p', '$3')} and v.listed as is_listed, p.url_id, p.details->>'type' as type,
       p.details->>'title' as title, p.details->'options' as options, v.attributes, v.stock
     from variants v join products p on p.id = v.product_id
     where p.id = $1 and v.sku = $2`,
    [productId, variantId, new Date(now)],
  );
  const [row] = rows;
  if (row === undefined) throw new Problem('item-not-found');
  return {
    isListed: row.is_listed,
    isInStock: row.stock === null || row.stock > 0 || isNeverSoldOut(row.type),
    stock: isNeverSoldOut(row.type) ? null : row.stock,
    productTitle: row.title,
    variantTitle: nameVariant(row),
    url: productUrl(row.url_id),
  };
}

/** The option values in order, such as `Oat / Large`; empty without options. */
export function nameVariant({
  options,
  attributes,
}: Pick<VariantRow, 'options' | 'attributes'>): string {
  return options.flatMap((option) => attributes[option] ?? []).join(' / ');
}
