import { prepareOnce, type Database, type Queryable } from '../../ground/database/index.js';
import { seedProductForms } from '../forms/index.js';
import { storeProducts, type ProductRecord } from './store-products.js';
import type { ProductSeed } from './types.js';

/**
 * Updates the stored catalogue to `products`. Stock is set only for a new variant, because pieces may have been sold
 * since. Removed products and variants stay in the database for carts that contain them, but cannot be listed or
 * bought. A product that the owner has edited stays as it is, and keeps its address and its SKUs: a product of the
 * seeding that needs one of them is left out.
 */
export function seedCatalogue(database: Database, products: readonly ProductSeed[]): Promise<void> {
  return prepareOnce(database, async (transaction) => {
    const isFree = await readTaken(transaction);
    const seeded = products.map(toRecord).filter((record) => isFree(record));
    await transaction.query(
      `update products set listed = false, hidden_as = null, listed_from = null
       where (listed or listed_from is not null) and edited_at is null`,
    );
    await transaction.query(
      `update variants v set listed = false from products p
       where v.listed and p.id = v.product_id and p.edited_at is null`,
    );
    await seedProductForms(
      transaction,
      products.flatMap(({ additionalFieldsForm }) => additionalFieldsForm ?? []),
    );
    await transaction.query(
      `delete from translated_words t using products p where p.id = t.product_id and p.edited_at is null`,
    );
    await storeProducts(transaction, seeded);
  });
}

/** Whether a product takes nothing that belongs to an edited one. */
async function readTaken(transaction: Queryable): Promise<(record: ProductRecord) => boolean> {
  const { rows } = await transaction.query<{ id: string; url_id: string; skus: string[] }>(
    `select p.id, case when p.listed or p.listed_from is not null then p.url_id else '' end as url_id,
       array(select v.sku from variants v where v.product_id = p.id) as skus
     from products p where p.edited_at is not null`,
  );
  const ids = new Set(rows.map(({ id }) => id));
  const urls = new Set(rows.map(({ url_id: urlId }) => urlId));
  const skus = new Set(rows.flatMap((row) => row.skus));
  return ({ id, urlId, variants }) =>
    !ids.has(id) && !urls.has(urlId) && !variants.some(({ sku }) => skus.has(sku));
}

function toRecord(
  { id, urlId, variants, additionalFieldsForm: form, listedFrom: from, ...details }: ProductSeed,
  position: number,
): ProductRecord {
  const listedFrom = from ?? null;
  return {
    id,
    urlId,
    position,
    listed: listedFrom === null,
    hiddenAs: listedFrom === null ? null : 'scheduled',
    listedFrom,
    editedAt: null,
    details: { ...details, ...(form && { additionalFieldsFormId: form.id }) },
    variants: variants.map(({ sku, attributes, prices, salePrices, image, stock }) => ({
      sku,
      listed: true,
      attributes,
      prices,
      salePrices: salePrices ?? null,
      image: image ?? null,
      stock: stock === 'unlimited' ? null : stock,
    })),
  };
}
