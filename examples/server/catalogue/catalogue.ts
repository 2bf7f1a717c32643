import type { Database } from '../database/index.js';
import { toProductJson, type ProductRow } from './product-json.js';
import type { CatalogueCurrency, CatalogueProduct } from './types.js';

interface CatalogueFilter {
  readonly category?: string;
  readonly tag?: string;
}

/** The listed products, priced in the requested currency. */
export interface Catalogue {
  list(currency: CatalogueCurrency, filter?: CatalogueFilter): Promise<CatalogueProduct[]>;
  byUrlId(urlId: string, currency: CatalogueCurrency): Promise<CatalogueProduct | null>;
  byId(id: string, currency: CatalogueCurrency): Promise<CatalogueProduct | null>;
}

export function createCatalogue(database: Database): Catalogue {
  /** PostgreSQL cannot store NUL, so no product has it in its id or URL. */
  const isText = (id: string) => !id.includes('\0');

  async function select(
    condition: string,
    values: readonly unknown[],
    currency: CatalogueCurrency,
  ): Promise<CatalogueProduct[]> {
    const { rows } = await database.query<ProductRow>(
      `select p.id, p.url_id, p.details, f.form, jsonb_agg(to_jsonb(v) order by v.position) as variants
       from products p join variants v on v.product_id = p.id and v.listed
       left join forms f on f.id = p.details->>'additionalFieldsFormId'
       where p.listed and ${condition}
       group by p.id, f.id order by p.position`,
      values,
    );
    return rows.map((row) => toProductJson(row, currency));
  }

  return {
    list: (currency, { category, tag } = {}) =>
      select(
        `($1::text is null or p.details->>'category' = $1) and ($2::text is null or p.details->'tags' ? $2)`,
        [category ?? null, tag ?? null],
        currency,
      ),
    async byUrlId(urlId, currency) {
      if (!isText(urlId)) return null;
      const [product] = await select('p.url_id = $1', [urlId], currency);
      return product ?? null;
    },
    async byId(id, currency) {
      if (!isText(id)) return null;
      const [product] = await select('p.id = $1', [id], currency);
      return product ?? null;
    },
  };
}
