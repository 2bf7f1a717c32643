import { randomUUID } from 'node:crypto';
import {
  holdPreparations,
  type Queryable,
  type RecordChange,
} from '../../../ground/database/index.js';
import { Problem, refuseIf } from '../../../ground/http/index.js';
import { listedAt } from '../listing.js';
import { storeProducts, type ProductRecord } from '../store-products.js';
import { changeStock, stockMoved, type StockChange } from './change-stock.js';
import { changeVariants } from './change-variants.js';
import { checkProduct } from './check-product.js';
import { copyOf } from './copy-product.js';
import { variantFields } from './fields.js';
import { countWaiting, listOwned } from './list-owned.js';
import { checkLabel, readLabels, renameLabel, type LabelKind, type Labels } from './labels.js';
import type { OwnedList, OwnedListQuery } from './list-types.js';
import { keepAddresses, nextPosition } from './positions.js';
import { isStorable, readRecord, toOwned, toRecordOf, versionOf } from './records.js';
import type { OwnedProduct, ProductChange, VariantChange } from './types.js';
import type { RouteContext } from '../../../ground/routing/index.js';

/** The record of a change of variants: the product was changed, or its stock alone. */
export interface VariantRecords {
  readonly product: RecordChange;
  readonly stock: RecordChange;
}

/**
 * The owner's side of the catalogue. Edits of the owner stay: the seeding at the next start leaves an edited product
 * alone. Each change is one transaction with its record, and all copies of the server show it at the next request.
 */
export interface ProductEditor {
  /** @throws Problem `invalid-request` for a cursor of another list. */
  list(query: OwnedListQuery): Promise<OwnedList>;
  /** Listed products of which nothing is left. */
  countSoldOut(): Promise<number>;
  /** The categories in use, by name. */
  categories(): Promise<readonly string[]>;
  /** The tags and categories in use, by name. */
  labels(): Promise<Labels>;
  /**
   * Gives a tag or a category another name in all products.
   * @throws Problem `item-not-found`, `invalid-request`, whose error is that of the field `to`.
   */
  renameLabel(
    kind: LabelKind,
    names: { readonly from: string; readonly to: string },
    record: RecordChange,
  ): Promise<void>;
  /** Null if there is none, or it was removed. */
  find(id: string): Promise<OwnedProduct | null>;
  /** Shoppers who wait for a variant, by SKU; those without any are left out. */
  waiting(skus: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The present address of a product that had this one. */
  movedTo(urlId: string): Promise<string | null>;
  /** Resolves to the new id. @throws Problem `invalid-request`, whose errors are by field of the form. */
  create(change: ProductChange, record: RecordChange): Promise<string>;
  /** @throws Problem `item-not-found`, `invalid-request`, `settings-changed` if somebody has saved it meanwhile. */
  save(id: string, change: ProductChange, record: RecordChange): Promise<void>;
  /**
   * Prices and stock of variants of one product.
   * @throws Problem `item-not-found`, `invalid-request`, whose errors are by `sale:` or `stock:` and SKU.
   */
  saveVariants(
    productId: string,
    changes: readonly VariantChange[],
    records: VariantRecords,
  ): Promise<void>;
  /** A draft with the same texts and nothing in stock. Resolves to its id. @throws Problem `item-not-found`. */
  duplicate(id: string, record: RecordChange): Promise<string>;
  /** Nobody sees the product any more; carts and orders keep what they have. @throws Problem `item-not-found`. */
  remove(id: string, record: RecordChange): Promise<void>;
}

export type EditorContext = Pick<RouteContext, 'database' | 'clock'>;

export function createProductEditor({ database, clock }: EditorContext): ProductEditor {
  /** One change at a time, so that what was checked still holds when it is stored. */
  function edit<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    return database.transaction(async (transaction) => {
      await holdPreparations(transaction);
      return work(transaction);
    });
  }

  async function requireRecord(transaction: Queryable, id: string): Promise<ProductRecord> {
    if (!isStorable(id)) throw new Problem('item-not-found');
    // A purchase locks variants in this order too.
    await transaction.query(
      'select sku from variants where product_id = $1 order by sku for update',
      [id],
    );
    const found = await readRecord(transaction, id);
    if (found === null) throw new Problem('item-not-found');
    return found;
  }

  async function store(
    transaction: Queryable,
    id: string,
    change: ProductChange,
    stored: ProductRecord | null,
  ): Promise<void> {
    refuseIf(await checkProduct(transaction, id, change));
    const position = stored?.position ?? (await nextPosition(transaction));
    const kept = { id, position, editedAt: clock.now(), stored };
    await storeProducts(transaction, [toRecordOf(change.product, kept)]);
    if (stored !== null) {
      await keepAddresses(transaction, [{ id, from: stored.urlId, to: change.product.urlId }]);
      await setStock(transaction, stored, change);
    }
  }

  return {
    list: (query) => listOwned(database, query, clock.now()),
    async countSoldOut() {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::integer as count from products p
         where ${listedAt('p', '$1')} and p.details->>'type' in ('physical', 'service')
           and not exists (select from variants v where v.product_id = p.id and v.listed
             and (v.stock is null or v.stock > 0))`,
        [new Date(clock.now())],
      );
      return rows[0]?.count ?? 0;
    },
    async categories() {
      const { rows } = await database.query<{ category: string }>(
        'select distinct category from products where removed_at is null order by category',
      );
      return rows.map(({ category }) => category);
    },
    labels: async () => ({
      tag: await readLabels(database, 'tag'),
      category: await readLabels(database, 'category'),
    }),
    renameLabel(kind, { from, to: typed }, record) {
      return edit(async (transaction) => {
        const known = (await readLabels(transaction, kind)).map(({ name }) => name);
        const read = checkLabel(kind, from, typed, known);
        if ('errors' in read) throw new Problem('invalid-request', { errors: { to: read.errors } });
        const to = read.value;
        if (to === from && known.includes(from)) return;
        // A purchase locks variants in this order too.
        await transaction.query('select sku from variants order by sku for update');
        const isRenamed = await renameLabel(transaction, kind, { from, to }, clock.now());
        if (!isRenamed) throw new Problem('item-not-found');
        await record(transaction, `${kind} ${to}`);
      });
    },
    async find(id) {
      if (!isStorable(id)) return null;
      const record = await readRecord(database, id);
      return record && toOwned(record, clock.now());
    },
    waiting: (skus) => countWaiting(database, skus),
    async movedTo(urlId) {
      if (!isStorable(urlId)) return null;
      const { rows } = await database.query<{ url_id: string }>(
        `select p.url_id from former_url_ids f join products p on p.id = f.product_id
         where f.url_id = $1 and ${listedAt('p', '$2')}`,
        [urlId, new Date(clock.now())],
      );
      return rows[0]?.url_id ?? null;
    },
    create(change, record) {
      const id = `item-${randomUUID()}`;
      return edit(async (transaction) => {
        await store(transaction, id, change, null);
        await record(transaction, id);
        return id;
      });
    },
    save(id, change, record) {
      return edit(async (transaction) => {
        const stored = await requireRecord(transaction, id);
        if (change.seen !== null && change.seen !== versionOf(stored)) {
          throw new Problem('settings-changed', { message: savedElsewhere });
        }
        await store(transaction, id, change, stored);
        await record(transaction, id);
      });
    },
    saveVariants(productId, changes, records) {
      return edit(async (transaction) => {
        const stored = await requireRecord(transaction, productId);
        const changed = await changeVariants(transaction, stored, changes, clock.now());
        if (changed !== null) await records[changed](transaction, productId);
      });
    },
    duplicate(id, record) {
      const newId = `item-${randomUUID()}`;
      return edit(async (transaction) => {
        const stored = await requireRecord(transaction, id);
        const copy = await copyOf(transaction, stored, {
          id: newId,
          position: await nextPosition(transaction),
          editedAt: clock.now(),
        });
        await storeProducts(transaction, [copy]);
        await record(transaction, newId);
        return newId;
      });
    },
    remove(id, record) {
      return edit(async (transaction) => {
        await requireRecord(transaction, id);
        await transaction.query(
          `update products set listed = false, hidden_as = null, listed_from = null, removed_at = $2, edited_at = $2
           where id = $1`,
          [id, new Date(clock.now())],
        );
        await record(transaction, id);
      });
    },
  };
}

const savedElsewhere =
  'Somebody has changed this product since you opened it, perhaps you in another tab. Nothing was saved, and what you typed is below. Look at the product as it is now; saving again replaces it.';

/** Sets the stock of the variants of which the owner changed it. @throws Problem `invalid-request` if one has moved. */
async function setStock(
  transaction: Queryable,
  stored: ProductRecord,
  { product, shownStock, rowOf }: ProductChange,
): Promise<void> {
  const before = new Map(stored.variants.map((variant) => [variant.sku, variant]));
  const changes = product.variants.flatMap(({ sku, stock }): StockChange[] => {
    const known = before.get(sku);
    // The stock of a new variant is stored with it; one that comes back was not shown.
    if (known === undefined) return [];
    const shown = shownStock.has(sku) ? (shownStock.get(sku) ?? null) : known.stock;
    return shown === stock ? [] : [{ sku, shown, wanted: stock }];
  });
  const moved = await changeStock(transaction, changes);
  const errors = [...moved].map(([sku, present]) => [
    variantFields(rowOf.get(sku) ?? 0).stock,
    stockMoved(present),
  ]);
  refuseIf(Object.fromEntries(errors));
}
