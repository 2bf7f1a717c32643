import type {
  ProductClient,
  ProductPage,
  ProductQuery,
  ProductSort,
} from '../../core/commerce/product/index.js';
import { toProduct, toProducts, type ForeignImage, type ForeignProduct } from '../base/index.js';
import * as documents from './documents.js';
import type { OrderContext } from './read-order.js';
import { schemas, type WireProduct } from './schemas.js';
import type { ShopApi } from './shop-api.js';
import { readStock, toAttributes, toMoney } from './terms.js';

/** Ids are numbers, or UUIDs where the shop says so; a slug is neither. */
const idForm = /^(\d+|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i;
const usualLimit = 24;

const listSorts: Partial<Record<ProductSort, object>> = {
  newest: { createdAt: 'DESC' },
  title: { name: 'ASC' },
};
const searchSorts: Partial<Record<ProductSort, object>> = {
  title: { name: 'ASC' },
  'price-low': { price: 'ASC' },
  'price-high': { price: 'DESC' },
};

/**
 * The catalogue over `products`, and over `search` for a collection, words or an order by price: that one needs
 * Vendure's DefaultSearchPlugin or one with the same schema.
 */
export function createVendureProducts(api: ShopApi, context: OrderContext): ProductClient {
  async function readBy(by: { id?: string; slug?: string }, signal?: AbortSignal) {
    const { product } = await api.query(documents.readProduct, by, () => schemas().product, signal);
    return product;
  }

  async function findIds(query: ProductQuery, skip: number, signal?: AbortSignal) {
    const { collection, search = '', sort, limit: take = usualLimit } = query;
    const by = collection && idForm.test(collection) ? 'collectionId' : 'collectionSlug';
    const input = {
      term: search,
      groupByProduct: true,
      skip,
      take,
      ...(collection && { [by]: collection }),
      ...(sort && searchSorts[sort] && { sort: searchSorts[sort] }),
    };
    const found = await api.query(
      documents.searchProducts,
      { input },
      () => schemas().search,
      signal,
    );
    return { ids: found.search.items.map(({ productId }) => productId), ...found.search };
  }

  async function readList(options: object, signal?: AbortSignal) {
    const { products } = await api.query(
      documents.listProducts,
      { options },
      () => schemas().products,
      signal,
    );
    return products;
  }

  /** The products with these ids or slugs, in their order. */
  async function readAll(references: readonly string[], signal?: AbortSignal) {
    if (references.length === 0) return [];
    const ids = references.filter((one) => idForm.test(one));
    const slugs = references.filter((one) => !idForm.test(one));
    const filter = {
      _or: [
        ...(ids.length > 0 ? [{ id: { in: ids } }] : []),
        ...(slugs.length > 0 ? [{ slug: { in: slugs } }] : []),
      ],
    };
    const { items } = await readList({ filter, take: references.length }, signal);
    return references.flatMap(
      (one) => items.find(({ id, slug }) => id === one || slug === one) ?? [],
    );
  }

  const translate = (found: readonly WireProduct[]) =>
    toProducts(found.map((one) => toForeign(one, context)));

  return {
    async read(reference, signal) {
      const found =
        (idForm.test(reference) ? await readBy({ id: reference }, signal) : null) ??
        (await readBy({ slug: reference }, signal));
      return found && toProduct(toForeign(found, context));
    },
    async list(query, signal): Promise<ProductPage> {
      const { ids, collection, search, sort, limit = usualLimit } = query;
      const skip = Number(query.cursor ?? 0);
      const end = (total: number) => (skip + limit < total ? String(skip + limit) : null);
      if (ids) {
        const found = await readAll(ids.slice(skip, skip + limit), signal);
        return { products: translate(found), nextCursor: end(ids.length) };
      }
      if (collection || search || sort?.startsWith('price')) {
        const found = await findIds(query, skip, signal);
        const products = translate(await readAll(found.ids, signal));
        return { products, nextCursor: end(found.totalItems) };
      }
      const order = sort && listSorts[sort];
      const found = await readList({ skip, take: limit, ...(order && { sort: order }) }, signal);
      return { products: translate(found.items), nextCursor: end(found.totalItems) };
    },
  };
}

function toForeign(
  product: WireProduct,
  { terms, variants, pageOf }: OrderContext,
): ForeignProduct {
  const skus = variants.learn(product.id, product.variants);
  const assets = [product.featuredAsset, ...product.assets].filter((asset) => asset !== null);
  const unique = new Map(assets.map((asset) => [asset.source, asset]));
  return {
    id: product.id,
    handle: product.slug,
    title: product.name,
    description: product.description || null,
    url: pageOf(product.slug),
    requiresShipping: true,
    options: product.optionGroups.map(({ name }) => name),
    images: [...unique.values()].map((asset) => toImage(asset, product.name)),
    variants: product.variants.map((variant, index) => ({
      id: variant.id,
      sku: skus[index] ?? variant.id,
      attributes: toAttributes(variant.options),
      price: toMoney(
        terms,
        { net: variant.price, gross: variant.priceWithTax },
        variant.currencyCode,
      ),
      regularPrice: null,
      stock: readStock(variant.stockLevel),
      image: variant.featuredAsset && toImage(variant.featuredAsset, product.name),
    })),
  };
}

/** Vendure's pictures have no alternative text. */
function toImage(
  { source, width, height }: { source: string; width: number; height: number },
  alt: string,
): ForeignImage {
  return { url: source, alt, width, height };
}
