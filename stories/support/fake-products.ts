import { parseProduct, type ProductClient } from '../../core/commerce/product/index.js';
import { configure } from '../../core/runtime/index.js';
import { allProducts, type ProductJson } from './products.js';

export interface FakeProducts {
  readonly products?: readonly ProductJson[];
  readonly isPending?: boolean;
  readonly hasFailed?: boolean;
}

/** Answers the lists of a story; returns the function that ends this. */
export function serveProducts({
  products = allProducts.slice(0, 6),
  isPending = false,
  hasFailed = false,
}: FakeProducts = {}): () => void {
  const parsed = products.map((json) => {
    const read = parseProduct({ ...json, url: `/shop/${json.urlId}` });
    if ('problem' in read) throw new Error(read.problem);
    return read.product;
  });
  const productClient: ProductClient = {
    async read(reference) {
      const index = products.findIndex(({ id, urlId }) => [id, urlId].includes(reference));
      return parsed[index] ?? null;
    },
    async list({ limit = parsed.length, cursor = '0' }) {
      if (isPending) await new Promise(() => undefined);
      if (hasFailed) throw new Error('The story has no shop.');
      const end = Number(cursor) + limit;
      return {
        products: parsed.slice(Number(cursor), end),
        nextCursor: end < parsed.length ? String(end) : null,
      };
    },
  };
  configure({ productClient });
  return () => configure({ productClient: null });
}
