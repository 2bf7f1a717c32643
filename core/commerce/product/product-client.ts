import type { Product } from './product.js';

/** Orders of a list of products. An API may know fewer; an unknown one means its own order. */
export const productSorts = ['featured', 'newest', 'price-low', 'price-high', 'title'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Which products a list shows: of a collection, with these ids or handles, or found by a search; else all. */
export interface ProductQuery {
  /** Id or handle of a collection. */
  readonly collection?: string;
  readonly ids?: readonly string[];
  /** Words of the shopper. */
  readonly search?: string;
  readonly sort?: ProductSort;
  /** At most this many products; a whole number from 1 to 100. */
  readonly limit?: number;
  /** `nextCursor` of the page before; absent for the first page. */
  readonly cursor?: string;
}

export interface ProductPage {
  readonly products: readonly Product[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/**
 * Port between the product elements and a catalogue, for the products that are not printed into the page. Addresses of
 * its products are absolute. A call rejects with a `NetError` or an error of the client's own.
 */
export interface ProductClient {
  /** Reads a product by its id or handle; null when the shop does not sell it. */
  read(reference: string, signal?: AbortSignal): Promise<Product | null>;
  list(query: ProductQuery, signal?: AbortSignal): Promise<ProductPage>;
}
