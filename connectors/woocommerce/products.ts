import {
  startQuantity,
  type ProductClient,
  type ProductPage,
  type ProductQuery,
  type ProductSort,
} from '../../core/commerce/product/index.js';
import { NetError, type Query } from '../../core/net/index.js';
import {
  fromUnits,
  toProduct,
  toProducts,
  type ForeignImage,
  type ForeignProduct,
  type VariantIndex,
} from '../base/index.js';
import { toPlainText } from './plain-text.js';
import { mostOf, toQuantityRule } from './quantity-limits.js';
import { schemas, type WireProduct } from './schemas.js';
import type { StoreApi } from './store-api.js';

const usualLimit = 24;
/** Of the Store API, for `per_page`. */
const largestPage = 100;

const orders: Partial<Record<ProductSort, Query>> = {
  featured: { orderby: 'menu_order', order: 'asc' },
  newest: { orderby: 'date', order: 'desc' },
  'price-low': { orderby: 'price', order: 'asc' },
  'price-high': { orderby: 'price', order: 'desc' },
  title: { orderby: 'title', order: 'asc' },
};

export interface WooCommerceProducts extends ProductClient {
  /** The id by which a variant is added, fetched when its product was not seen yet. */
  findVariant(itemId: string, sku: string | null): Promise<string | undefined>;
  /** The product of a variation that was learned; the id itself of anything else. */
  parentOf(id: number): number;
  learnParents(variations: readonly number[]): Promise<void>;
}

/** The catalogue: `products`, and for products with options their variations. */
export function createWooCommerceProducts(
  api: StoreApi,
  variants: VariantIndex,
): WooCommerceProducts {
  const parents = new Map<number, number>();

  const list = (query: Query, signal?: AbortSignal) =>
    api.get('/products', query, () => schemas().products, signal);

  async function readOne(reference: string, signal?: AbortSignal): Promise<WireProduct | null> {
    try {
      const path = `/products/${encodeURIComponent(reference)}`;
      return await api.get(path, {}, () => schemas().product, signal);
    } catch (error) {
      if (error instanceof NetError && error.code === 'not-found') return null;
      throw error;
    }
  }

  /** The variations of these products, by product. */
  async function readVariations(products: readonly WireProduct[], signal?: AbortSignal) {
    const parent = products.filter(({ variations }) => variations.length > 0).map(({ id }) => id);
    const found: WireProduct[] = [];
    for (let page = 1, isFull = parent.length > 0; isFull; page += 1) {
      const query = { type: 'variation', parent: parent.join(), per_page: largestPage, page };
      const some = await list(query, signal);
      found.push(...some);
      isFull = some.length === largestPage;
    }
    for (const { id, parent: own } of found) if (own) parents.set(id, own);
    return found;
  }

  async function translate(products: readonly WireProduct[], signal?: AbortSignal) {
    const variations = await readVariations(products, signal);
    return products.map((product) =>
      toForeign(
        product,
        variations.filter(({ parent }) => parent === product.id),
        variants,
      ),
    );
  }

  async function readAll(references: readonly string[], signal?: AbortSignal) {
    const ids = references.filter(isId);
    const slugs = references.filter((one) => !isId(one));
    const found = await Promise.all([
      ids.length > 0 ? list({ include: ids.join(), per_page: ids.length }, signal) : [],
      slugs.length > 0 ? list({ slug: slugs.join(), per_page: slugs.length }, signal) : [],
    ]);
    return references.flatMap(
      (one) => found.flat().find(({ id, slug }) => String(id) === one || slug === one) ?? [],
    );
  }

  return {
    async read(reference, signal) {
      const found = await readOne(reference, signal);
      const [foreign] = found ? await translate([found], signal) : [];
      return foreign ? toProduct(foreign) : null;
    },
    async list(query: ProductQuery, signal?: AbortSignal): Promise<ProductPage> {
      const { ids, collection, search, sort, limit = usualLimit } = query;
      const offset = Number(query.cursor ?? 0);
      const next = (isMore: boolean) => (isMore ? String(offset + limit) : null);
      if (ids) {
        const found = await readAll(ids.slice(offset, offset + limit), signal);
        const products = toProducts(await translate(found, signal));
        return { products, nextCursor: next(offset + limit < ids.length) };
      }
      // One more than asked for tells whether there is another page.
      const found = await list(
        {
          offset,
          per_page: Math.min(limit + 1, largestPage),
          category: collection,
          search,
          ...(sort && orders[sort]),
        },
        signal,
      );
      const products = toProducts(await translate(found.slice(0, limit), signal));
      return { products, nextCursor: next(found.length > limit || found.length === largestPage) };
    },
    async findVariant(itemId, sku) {
      const known = variants.find(itemId, sku);
      if (known) return known;
      const found = await readOne(itemId);
      if (found) await translate([found]);
      return variants.find(String(found?.id ?? itemId), sku);
    },
    parentOf: (id) => parents.get(id) ?? id,
    async learnParents(variations) {
      const unknown = variations.filter((id) => !parents.has(id));
      if (unknown.length === 0) return;
      const include = unknown.slice(0, largestPage);
      const found = await list({
        type: 'variation',
        include: include.join(),
        per_page: include.length,
      });
      for (const { id, parent } of found) if (parent) parents.set(id, parent);
    },
  };
}

const isId = (reference: string) => /^\d+$/.test(reference);

function toForeign(
  product: WireProduct,
  variations: readonly WireProduct[],
  variants: VariantIndex,
): ForeignProduct {
  const isVariable = product.variations.length > 0;
  const sold = isVariable ? variations : [product];
  const rules = sold.map(({ add_to_cart, sold_individually }) =>
    toQuantityRule(add_to_cart, sold_individually ? 1 : null),
  );
  const skus = variants.learn(
    String(product.id),
    sold.map(({ id, sku }, index) => ({ id: String(id), sku, least: startQuantity(rules[index]) })),
  );
  const options = product.attributes.filter((attribute) => isVariable && attribute.has_variations);
  return {
    id: String(product.id),
    handle: product.slug,
    title: toPlainText(product.name),
    description: product.description || product.short_description || null,
    url: product.permalink,
    requiresShipping: true,
    options: options.map(({ name }) => toPlainText(name)),
    images: product.images.map(toImage),
    variants: sold.map((one, index) => {
      const { price, regular_price, currency_code, currency_minor_unit } = one.prices;
      const money = (units: string) => fromUnits(units || '0', currency_minor_unit, currency_code);
      const own = product.variations.find(({ id }) => id === one.id)?.attributes ?? [];
      return {
        id: String(one.id),
        sku: skus[index] ?? String(one.id),
        attributes: Object.fromEntries(own.flatMap((attribute) => readValue(attribute, options))),
        price: money(price),
        regularPrice: money(regular_price),
        stock: readStock(one),
        quantityRule: rules[index],
        image: isVariable && one.images[0] ? toImage(one.images[0]) : null,
      };
    }),
  };
}

/** A variation names a global attribute's value by its slug, and any value by null. */
function readValue(
  { name, value }: { name: string; value?: string | null | undefined },
  options: WireProduct['attributes'],
): [string, string][] {
  const terms = options.find((option) => option.name === name)?.terms ?? [];
  const term = terms.find(({ slug }) => slug === value) ?? terms.find((one) => one.name === value);
  return value ? [[toPlainText(name), toPlainText(term?.name ?? value)]] : [];
}

function readStock({
  is_in_stock,
  is_purchasable,
  sold_individually,
  low_stock_remaining,
  add_to_cart,
}: WireProduct): number | null {
  if (!is_in_stock || !is_purchasable) return 0;
  if (low_stock_remaining != null) return low_stock_remaining;
  // A shop that sells one piece to a customer may have many.
  return sold_individually ? null : mostOf(add_to_cart);
}

function toImage({ src, alt }: WireProduct['images'][number]): ForeignImage {
  return { url: src, alt };
}
