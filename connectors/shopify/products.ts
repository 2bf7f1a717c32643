import {
  startQuantity,
  type ProductClient,
  type ProductPage,
  type ProductQuery,
  type ProductSort,
} from '../../core/commerce/product/index.js';
import {
  toProduct,
  toProducts,
  type ForeignImage,
  type ForeignProduct,
  type VariantIndex,
} from '../base/index.js';
import * as documents from './documents.js';
import { toAttributes, toMoney } from './prices.js';
import { toQuantityRule } from './quantity-rule.js';
import { schemas, type WireProduct } from './schemas.js';
import type { StorefrontApi } from './storefront-api.js';

const usualLimit = 24;

interface Order {
  readonly sort: string;
  readonly reverse: boolean;
}
const order = (sort: string, reverse = false): Order => ({ sort, reverse });

const listOrders: Partial<Record<ProductSort, Order>> = {
  featured: order('BEST_SELLING'),
  newest: order('CREATED_AT', true),
  'price-low': order('PRICE'),
  'price-high': order('PRICE', true),
  title: order('TITLE'),
};
const collectionOrders: typeof listOrders = { ...listOrders, newest: order('CREATED', true) };
const searchOrders: typeof listOrders = {
  'price-low': order('PRICE'),
  'price-high': order('PRICE', true),
};

export interface ShopifyProducts extends ProductClient {
  /** The id of a variant, fetched when its product was not seen yet. */
  findVariant(itemId: string, sku: string | null): Promise<string | undefined>;
}

/** The catalogue: products by id or handle, and lists by `products`, a collection or `search`. */
export function createShopifyProducts(
  api: StorefrontApi,
  variants: VariantIndex,
  inventory: boolean,
): ShopifyProducts {
  async function readAll(references: readonly string[], signal?: AbortSignal) {
    if (references.length === 0) return [];
    const ids = references.map((one) => toGid(one));
    const answer = await api.query(
      documents.readProducts(ids.map((id) => (id === null ? 'handle' : 'id'))),
      {
        inventory,
        ...Object.fromEntries(
          references.map((reference, index) => [`r${index}`, ids[index] ?? reference]),
        ),
      },
      () => schemas().products,
      signal,
    );
    return references.flatMap((_, index) => answer[`product${index}`] ?? []);
  }

  async function readList(query: ProductQuery, signal?: AbortSignal) {
    const { collection, search, sort, limit: first = usualLimit, cursor: after = null } = query;
    const page = { first, after, inventory };
    const by = (orders: typeof listOrders) => (sort && orders[sort]) ?? {};
    if (search) {
      const variables = { ...page, words: search, ...by(searchOrders) };
      const found = await api.query(
        documents.searchProducts,
        variables,
        () => schemas().list,
        signal,
      );
      return found.list;
    }
    if (collection) {
      const id = toGid(collection, 'Collection');
      const variables = {
        ...page,
        ...(id === null ? { handle: collection } : { id }),
        ...by(collectionOrders),
      };
      const found = await api.query(
        documents.listCollection,
        variables,
        () => schemas().collection,
        signal,
      );
      return found.collection?.list ?? null;
    }
    const found = await api.query(
      documents.listProducts,
      { ...page, ...by(listOrders) },
      () => schemas().list,
      signal,
    );
    return found.list;
  }

  const toForeign = (product: WireProduct) => translate(product, variants);

  return {
    async read(reference, signal) {
      const [found] = await readAll([reference], signal);
      return found ? toProduct(toForeign(found)) : null;
    },
    async list(query, signal): Promise<ProductPage> {
      const { ids, limit = usualLimit } = query;
      if (ids) {
        const start = Number(query.cursor ?? 0);
        const end = start + limit;
        const found = await readAll(ids.slice(start, end), signal);
        const nextCursor = end < ids.length ? String(end) : null;
        return { products: toProducts(found.map(toForeign)), nextCursor };
      }
      const found = await readList(query, signal);
      const { hasNextPage, endCursor } = found?.pageInfo ?? { hasNextPage: false, endCursor: null };
      return {
        products: toProducts((found?.nodes ?? []).map(toForeign)),
        nextCursor: hasNextPage ? (endCursor ?? null) : null,
      };
    },
    async findVariant(itemId, sku) {
      const known = variants.find(itemId, sku);
      if (known) return known;
      const [product] = await readAll([itemId]);
      if (product) toForeign(product);
      return variants.find(product?.id ?? itemId, sku);
    },
  };
}

/** Shopify's global id of a number or of such an id; null for a handle. */
function toGid(reference: string, kind = 'Product'): string | null {
  if (reference.startsWith('gid://')) return reference;
  return /^\d+$/.test(reference) ? `gid://shopify/${kind}/${reference}` : null;
}

function translate(product: WireProduct, variants: VariantIndex): ForeignProduct {
  const sold = product.variants.nodes;
  const rules = sold.map(({ quantityRule }) => toQuantityRule(quantityRule));
  const skus = variants.learn(
    product.id,
    sold.map(({ id, sku }, index) => ({ id, sku, least: startQuantity(rules[index]) })),
  );
  const attributes = sold.map(({ selectedOptions }) => toAttributes(selectedOptions));
  const used = new Set(attributes.flatMap((one) => Object.keys(one)));
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    description: product.descriptionHtml || null,
    url: product.onlineStoreUrl ?? null,
    requiresShipping: sold.some(({ requiresShipping }) => requiresShipping),
    options: product.options.map(({ name }) => name).filter((name) => used.has(name)),
    images: product.images.nodes.map(toImage),
    variants: sold.map((variant, index) => ({
      id: variant.id,
      sku: skus[index] ?? variant.id,
      attributes: attributes[index] ?? {},
      price: toMoney(variant.price),
      regularPrice: variant.compareAtPrice ? toMoney(variant.compareAtPrice) : null,
      stock: readStock(variant),
      quantityRule: rules[index],
      image: variant.image ? toImage(variant.image) : null,
    })),
  };
}

/** A variant that is sold on after the last piece has no number of pieces left. */
function readStock({
  availableForSale,
  quantityAvailable,
}: WireProduct['variants']['nodes'][number]): number | null {
  if (!availableForSale) return 0;
  return quantityAvailable != null && quantityAvailable > 0 ? quantityAvailable : null;
}

function toImage({
  url,
  altText,
  width,
  height,
}: WireProduct['images']['nodes'][number]): ForeignImage {
  return { url, alt: altText, width, height };
}
