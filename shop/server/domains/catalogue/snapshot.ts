import { parseProduct, type Product } from 'vitrine/core/product';
import type { Queryable } from '../../ground/database/index.js';
import type { FormJson } from '../forms/index.js';
import { isListedAt } from './listing.js';
import { toProductJson, type ProductRow } from './product-json.js';
import type { CatalogueProduct } from './types.js';

type StoredVariant = ProductRow['variants'][number] & {
  readonly product_id: string;
  readonly listed: boolean;
};

/** A product with all its variants, in their order. */
export interface StoredProduct extends Omit<ProductRow, 'variants'> {
  /** Whether shoppers see it at the time of the snapshot. */
  readonly listed: boolean;
  /** Milliseconds since 1970. */
  readonly added_at: number;
  readonly variants: readonly StoredVariant[];
}

/** The facts of a listed product for the widgets' rules; its stock counts as unlimited. */
export interface SoldProduct {
  readonly json: CatalogueProduct;
  readonly parsed: Product;
}

/** A product and a variant as a line of a cart shows them; listed or not. */
export interface ShownVariant {
  readonly product: StoredProduct;
  readonly variant: StoredVariant;
}

/** The whole catalogue at one version and time, without the stock, which changes with every purchase. */
export interface CatalogueSnapshot {
  readonly version: string | null;
  /** When the next scheduled product appears, in milliseconds since 1970: then this is outdated. Infinity for never. */
  readonly until: number;
  /** The listed products, in their order. */
  readonly listed: readonly StoredProduct[];
  byId(id: string): StoredProduct | undefined;
  /** Prices are in US dollars. Undefined if the product is not listed. */
  sold(id: string): SoldProduct | undefined;
  /** @throws Error if there is no such product or variant. */
  shown(productId: string, sku: string): ShownVariant;
}

/** The stock by SKU; null is unlimited. */
export type Stock = ReadonlyMap<string, number | null>;

interface LoadedRow {
  version: string | null;
  products: (Omit<StoredProduct, 'variants'> & {
    listed_from: number | null;
    form: FormJson | null;
  })[];
  variants: StoredVariant[];
}

/** Reads the whole catalogue in one statement, and so in one state. `now` is in milliseconds since 1970. */
export async function loadSnapshot(
  queryable: Queryable,
  now: number,
): Promise<{ snapshot: CatalogueSnapshot; stock: Stock }> {
  const { rows } = await queryable.query<LoadedRow>(
    `select (select version from catalogue_version) as version,
       (select coalesce(json_agg(json_build_object('id', p.id, 'url_id', p.url_id, 'listed', p.listed,
          'listed_from', extract(epoch from p.listed_from) * 1000,
          'added_at', extract(epoch from p.added_at) * 1000,
          'details', p.details, 'form', f.form) order by p.position, p.id), '[]')
        from products p left join forms f on f.id = p.details->>'additionalFieldsFormId') as products,
       (select coalesce(json_agg(row_to_json(v) order by v.position), '[]') from variants v) as variants`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The catalogue could not be read.');
  return {
    snapshot: createSnapshot(row, now),
    stock: new Map(row.variants.map(({ sku, stock }) => [sku, stock])),
  };
}

function createSnapshot(
  { version, products, variants }: LoadedRow,
  now: number,
): CatalogueSnapshot {
  const variantsOf = new Map<string, StoredVariant[]>();
  for (const variant of variants) {
    const known = variantsOf.get(variant.product_id);
    if (known === undefined) variantsOf.set(variant.product_id, [variant]);
    else known.push(variant);
  }
  const stored = products.map(({ listed_from: listedFrom, ...product }) => ({
    ...product,
    listed: isListedAt({ listed: product.listed, listedFrom }, now),
    variants: variantsOf.get(product.id) ?? [],
  }));
  const byId = new Map<string, StoredProduct>(stored.map((product) => [product.id, product]));
  const variantOf = new Map(variants.map((variant) => [variant.sku, variant]));
  const isSold = ({ listed, variants: own }: StoredProduct) =>
    listed && own.some((variant) => variant.listed);
  const sold = new Map<string, SoldProduct>();

  return {
    version,
    until: Math.min(
      ...products.flatMap(({ listed_from: from }) => (from !== null && from > now ? [from] : [])),
    ),
    listed: stored.filter(isSold),
    byId: (id) => byId.get(id),
    sold(id) {
      const known = sold.get(id);
      const product = byId.get(id);
      if (known !== undefined || product === undefined || !isSold(product)) return known;
      const json = toProductJson(withStock(product, null), 'USD');
      const parsed = parseProduct(json);
      if ('problem' in parsed) throw new Error(parsed.problem);
      const made = { json, parsed: parsed.product };
      sold.set(id, made);
      return made;
    },
    shown(productId, sku) {
      const product = byId.get(productId);
      const variant = variantOf.get(sku);
      if (product === undefined || variant === undefined) {
        throw new Error(`The catalogue has no variant ${sku} of ${productId}.`);
      }
      return { product, variant };
    },
  };
}

/** The product with its listed variants and their stock; null makes every stock unlimited. */
export function withStock(product: StoredProduct, stock: Stock | null): ProductRow {
  const variants = product.variants.filter(({ listed }) => listed);
  return {
    ...product,
    variants: variants.map((variant) => ({
      ...variant,
      stock: stock === null ? null : (stock.get(variant.sku) ?? null),
    })),
  };
}
