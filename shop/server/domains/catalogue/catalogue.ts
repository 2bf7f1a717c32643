import type { Database, Queryable } from '../../ground/database/index.js';
import { listProducts, type ProductListQuery } from './list-products.js';
import { toProductJson } from './product-json.js';
import {
  loadSnapshot,
  withStock,
  type CatalogueSnapshot,
  type Stock,
  type StoredProduct,
} from './snapshot.js';
import type { CatalogueCurrency, CatalogueProduct } from './types.js';
import { productInCallerWords } from './words/index.js';

interface CatalogueFilter {
  readonly category?: string;
  readonly tag?: string;
}

/** A part of a list; `nextCursor` is null on the last one. */
export interface CataloguePage {
  readonly products: CatalogueProduct[];
  readonly nextCursor: string | null;
}

/**
 * The listed products, priced in the requested currency and worded in the caller's language, with their present stock.
 * Everything but the stock is kept in English in memory until the version in the database changes, whichever copy of the
 * server changed it, or until a scheduled product appears.
 */
export interface Catalogue {
  list(currency: CatalogueCurrency, filter?: CatalogueFilter): Promise<CatalogueProduct[]>;
  byUrlId(urlId: string, currency: CatalogueCurrency): Promise<CatalogueProduct | null>;
  byId(id: string, currency: CatalogueCurrency): Promise<CatalogueProduct | null>;
  /** By its id or, if there is no such id, by its handle: the last part of its URL. */
  byReference(reference: string, currency: CatalogueCurrency): Promise<CatalogueProduct | null>;
  /** @throws Problem `invalid-request` for a cursor that is not of this list. */
  page(query: ProductListQuery, currency: CatalogueCurrency): Promise<CataloguePage>;
  /** The snapshot in memory, maybe outdated: a statement of the caller compares the version. Loads it once. */
  kept(): Promise<CatalogueSnapshot>;
  /**
   * The catalogue at this version, or at a newer one if the version in memory is another one.
   * @param queryable The caller's transaction, if it has one.
   */
  at(version: string | null, queryable: Queryable): Promise<CatalogueSnapshot>;
  /** The present catalogue. Costs a statement. */
  current(): Promise<CatalogueSnapshot>;
  /**
   * Milliseconds until the next scheduled product appears, as of the snapshot in memory: a page with products is not
   * cached for longer. Infinity if none is scheduled, 0 if one has appeared since.
   */
  unchangedFor(): number;
}

interface StockRow {
  version: string | null;
  sku: string | null;
  stock: number | null;
}

export function createCatalogue(database: Database, now: () => number): Catalogue {
  let snapshot: CatalogueSnapshot | null = null;

  async function load(queryable: Queryable) {
    const loaded = await loadSnapshot(queryable, now());
    snapshot = loaded.snapshot;
    return loaded;
  }

  /** The snapshot in memory, unless a product has appeared since. */
  const inMemory = () => (snapshot !== null && now() < snapshot.until ? snapshot : null);

  const keptAt = (version: string | null | undefined) => {
    const known = inMemory();
    return known !== null && version != null && known.version === version ? known : null;
  };

  const kept = async () => inMemory() ?? (await load(database)).snapshot;

  /** The chosen products with their present stock; one statement while the catalogue does not change. */
  async function select(
    choose: (from: CatalogueSnapshot) => readonly StoredProduct[],
    currency: CatalogueCurrency,
  ): Promise<CatalogueProduct[]> {
    const from = await kept();
    const chosen = choose(from);
    const { rows } = await database.query<StockRow>(
      `select /* prepared: stock of products */ c.version, v.sku, v.stock from catalogue_version c left join variants v on v.product_id = any($1)`,
      [chosen.map(({ id }) => id)],
    );
    if (rows[0]?.version === from.version) {
      return toJson(chosen, new Map(rows.map(({ sku, stock }) => [sku ?? '', stock])), currency);
    }
    const loaded = await load(database);
    return toJson(choose(loaded.snapshot), loaded.stock, currency);
  }

  async function selectOne(
    isChosen: (product: StoredProduct) => boolean,
    currency: CatalogueCurrency,
  ): Promise<CatalogueProduct | null> {
    const [product] = await select(({ listed }) => listed.filter(isChosen), currency);
    return product ?? null;
  }

  return {
    list: (currency, { category, tag } = {}) =>
      select(
        ({ listed }) =>
          listed.filter(
            ({ details }) =>
              (category === undefined || details.category === category) &&
              (tag === undefined || details.tags.includes(tag)),
          ),
        currency,
      ),
    byUrlId: (urlId, currency) => selectOne((product) => product.url_id === urlId, currency),
    byId: (id, currency) => selectOne((product) => product.id === id, currency),
    async byReference(reference, currency) {
      const [product] = await select(
        ({ listed }) =>
          [
            listed.find(({ id }) => id === reference) ??
              listed.find(({ url_id: handle }) => handle === reference),
          ].filter((found) => found !== undefined),
        currency,
      );
      return product ?? null;
    },
    async page(query, currency) {
      let nextCursor: string | null = null;
      const products = await select(({ listed }) => {
        const page = listProducts(listed, query, currency);
        ({ nextCursor } = page);
        return page.products;
      }, currency);
      return { products, nextCursor };
    },
    kept,
    async at(version, queryable) {
      return keptAt(version) ?? (await load(queryable)).snapshot;
    },
    async current() {
      const { rows } = await database.query<{ version: string }>(
        'select /* prepared: catalogue version */ version from catalogue_version',
      );
      return keptAt(rows[0]?.version) ?? (await load(database)).snapshot;
    },
    unchangedFor: () => Math.max(0, (snapshot?.until ?? Infinity) - now()),
  };
}

function toJson(products: readonly StoredProduct[], stock: Stock, currency: CatalogueCurrency) {
  return products.map((product) =>
    productInCallerWords(toProductJson(withStock(product, stock), currency)),
  );
}
