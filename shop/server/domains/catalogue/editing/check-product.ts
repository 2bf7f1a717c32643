import type { FieldErrors } from 'vitrine/core/forms';
import type { Queryable } from '../../../ground/database/index.js';
import { slug } from '../slug.js';
import { variantFields } from './fields.js';
import { productLimits, type ProductChange } from './types.js';

interface Taken {
  /** Another product has the address. */
  readonly urlOwner: string | null;
  readonly categories: readonly string[];
  /** Other products of the category. */
  readonly inCategory: number;
  /** SKUs that belong to other products, with their titles. */
  readonly skus: ReadonlyMap<string, string>;
}

/** The problems of a product because of the other products. */
export async function checkProduct(
  transaction: Queryable,
  id: string,
  change: ProductChange,
): Promise<FieldErrors> {
  return findTaken(change, await readTaken(transaction, id, change));
}

async function readTaken(
  transaction: Queryable,
  id: string,
  { product }: ProductChange,
): Promise<Taken> {
  const { rows } = await transaction.query<{ title: string }>(
    `select title from products where url_id = $1 and id <> $2 and removed_at is null limit 1`,
    [product.urlId, id],
  );
  const { rows: categories } = await transaction.query<{ category: string; count: number }>(
    `select category, (count(*) filter (where id <> $1))::integer as count
     from products where removed_at is null group by category`,
    [id],
  );
  const { rows: skus } = await transaction.query<{ sku: string; title: string }>(
    `select v.sku, p.title from variants v join products p on p.id = v.product_id
     where v.sku = any($1) and p.id <> $2`,
    [product.variants.map(({ sku }) => sku), id],
  );
  return {
    urlOwner: rows[0]?.title ?? null,
    categories: categories.map(({ category }) => category),
    inCategory: categories.find(({ category }) => category === product.category)?.count ?? 0,
    skus: new Map(skus.map(({ sku, title }) => [sku, title])),
  };
}

/** The sentences, by field. */
function findTaken({ product, rowOf }: ProductChange, taken: Taken): FieldErrors {
  const errors: Record<string, string> = {};
  if (taken.urlOwner !== null) {
    errors['urlId'] = `“${taken.urlOwner}” has this address. Choose another one.`;
  }
  const category = [...taken.categories, product.category].find(
    (one) => slug(one) === product.urlId,
  );
  if (category !== undefined) {
    errors['urlId'] = `The category ${category} has this address. Choose another one.`;
  }
  if (taken.inCategory >= productLimits.perCategory) {
    errors['category'] =
      `${product.category} has ${taken.inCategory} products, and ${productLimits.perCategory} is the most. Choose another category.`;
  }
  for (const [sku, title] of taken.skus) {
    errors[variantFields(rowOf.get(sku) ?? 0).sku] =
      `The SKU ${sku} belongs to “${title}”, and a SKU is never used again. Choose another one.`;
  }
  return errors;
}
