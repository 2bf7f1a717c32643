import {
  describeKept,
  getRecentProducts,
  getSavedProducts,
} from '../../core/commerce/kept/index.js';
import { serveProducts, type FakeProducts } from './fake-products.js';
import { allProducts } from './products.js';

interface KeptStory extends FakeProducts {
  /** How many of the products of the stories are kept. */
  readonly count?: number;
}

/** Fills the lists on the device, the first product of the stories first; returns the function that ends this. */
export function keepProducts({ count = 0, ...shop }: KeptStory = {}): () => void {
  const end = serveProducts(shop);
  const kept = allProducts
    .slice(0, count)
    .map(({ id, title, urlId }) => describeKept(id, { title, url: `/shop/${urlId}` }));
  for (const list of [getSavedProducts(), getRecentProducts()]) list.replace(kept);
  return () => {
    for (const list of [getSavedProducts(), getRecentProducts()]) list.replace([]);
    end();
  };
}
