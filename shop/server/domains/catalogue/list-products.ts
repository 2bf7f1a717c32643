import { z } from '@hono/zod-openapi';
import { productSorts, type ProductSort } from 'vitrine/core/product';
import { createCursors } from '../../ground/http/index.js';
import { fold } from './fold-words.js';
import { slug } from './slug.js';
import type { StoredProduct } from './snapshot.js';
import type { CatalogueCurrency } from './types.js';
import { callerWords, translatedTexts } from './words/index.js';

/** Which products to list, in which order, and which part of them. */
export interface ProductListQuery {
  /** Slug of a category or of a tag. */
  readonly collection?: string | undefined;
  /** Ids or handles; `featured` is their order. */
  readonly ids?: readonly string[] | undefined;
  /** Words that a product contains, all of them. */
  readonly search?: string | undefined;
  readonly sort: ProductSort;
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** The sort key of a product in a list; products of the same key keep the shop's order. */
type Key = string | number;

interface Placed {
  readonly product: StoredProduct;
  readonly key: Key;
}

/** Order, key of the last product of the page, and the ids of its last products, the last one first. */
const cursors = createCursors(
  z.tuple([z.enum(productSorts), z.union([z.string(), z.number()]), z.array(z.string())]),
);

/** Products that a cursor names, in case that some are gone when it is read. */
const namedByCursor = 3;

/**
 * One page of the listed products. A cursor names the last products of its page, so that products which come or go in
 * between move none of the others to another page; when all of those are gone, the place of the last one counts.
 * @throws Problem `invalid-request` for a text that is no cursor of this order.
 */
export function listProducts(
  listed: readonly StoredProduct[],
  query: ProductListQuery,
  currency: CatalogueCurrency,
): { readonly products: readonly StoredProduct[]; readonly nextCursor: string | null } {
  const { sort, limit, cursor = null } = query;
  const chosen = choose(listed, query);
  const keyOf = keys[sort];
  const placed = chosen
    .map((product, index) => ({ product, key: keyOf(product, index, currency) }))
    .sort((one, other) => compare(one.key, other.key));
  const place = cursors.read(cursor, ([ofSort]) => ofSort === sort);
  const start = place === null ? 0 : findStart(placed, place[1], place[2]);
  const page = placed.slice(start, start + limit);
  const hasMore = page.length > 0 && start + limit < placed.length;
  return {
    products: page.map(({ product }) => product),
    nextCursor: hasMore ? writeCursor(sort, page) : null,
  };
}

const keys: Readonly<
  Record<ProductSort, (product: StoredProduct, index: number, currency: CatalogueCurrency) => Key>
> = {
  featured: (_product, index) => index,
  newest: ({ added_at: addedAt }) => -addedAt,
  'price-low': (product, _index, currency) => lowestPrice(product, currency),
  'price-high': (product, _index, currency) => -lowestPrice(product, currency),
  title: ({ details }) => details.title,
};

function choose(
  listed: readonly StoredProduct[],
  { collection, ids, search }: ProductListQuery,
): readonly StoredProduct[] {
  const words = search === undefined ? [] : fold(search).split(/\s+/).filter(Boolean);
  const wanted = collection === undefined ? null : slug(collection);
  const fits = (product: StoredProduct) =>
    (wanted === null || collectionsOf(product).includes(wanted)) && hasWords(product, words);
  if (ids === undefined) return listed.filter(fits);
  const named = ids.map((id) =>
    listed.find((product) => product.id === id || product.url_id === id),
  );
  return [...new Set(named)].filter((product) => product !== undefined).filter(fits);
}

function collectionsOf({ details }: StoredProduct): readonly string[] {
  return [details.category, ...details.tags].map(slug);
}

function hasWords(product: StoredProduct, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { details, variants } = product;
  const { title, category, tags, excerpt, description } = details;
  const values = variants.flatMap(({ attributes }) => Object.values(attributes));
  const own = [title, category, ...tags, excerpt, ...description, ...values];
  const text = fold([...own, ...inCallerWords(product)].join(' '));
  return words.every((word) => text.includes(word));
}

function inCallerWords({ details, variants, url_id: urlId }: StoredProduct): readonly string[] {
  const dictionary = callerWords();
  if (dictionary === null) return [];
  const { kind, labels, texts } = translatedTexts({ ...details, variants, urlId }, dictionary);
  return [kind, ...labels, ...texts];
}

function lowestPrice({ variants }: StoredProduct, currency: CatalogueCurrency): number {
  const sold = variants.filter(({ listed }) => listed);
  return Math.min(
    ...sold.map(({ prices, sale_prices: salePrices }) => (salePrices ?? prices)[currency]),
  );
}

function compare(one: Key, other: Key): number {
  return typeof one === 'string' && typeof other === 'string'
    ? one.localeCompare(other, 'en')
    : Number(one) - Number(other);
}

function findStart(placed: readonly Placed[], key: Key, ids: readonly string[]): number {
  for (const id of ids) {
    const last = placed.findIndex(({ product }) => product.id === id);
    if (last >= 0) return last + 1;
  }
  const next = placed.findIndex((candidate) => compare(candidate.key, key) >= 0);
  return next >= 0 ? next : placed.length;
}

function writeCursor(sort: ProductSort, page: readonly Placed[]): string {
  const ids = page.slice(-namedByCursor).map(({ product }) => product.id);
  return cursors.write([sort, page.at(-1)?.key ?? 0, ids.reverse()]);
}
