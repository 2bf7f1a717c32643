import type { CatalogueCurrency, CatalogueProduct } from '../../../../shop/server/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';
import { createFakeContent } from './fake-content.js';

/** Finds words of titles and the category Table; `mgu` is corrected to `mug`. */
export function createFakeSearch(
  list: (currency: CatalogueCurrency) => readonly CatalogueProduct[],
): OwnerServices['shopSearch'] {
  const { content } = createFakeContent();
  return {
    products(text, { currency, limit }) {
      const words = text === 'mgu' ? 'mug' : text;
      const found = list(currency).filter(
        ({ title }) => words !== '' && title.toLowerCase().includes(words.toLowerCase()),
      );
      return Promise.resolve({
        match: words === text ? 'all' : 'corrected',
        words,
        products: found.slice(0, limit),
        total: found.length,
        categories: text === 'table' ? [{ title: 'Table', url: '/shop/table', count: 6 }] : [],
      });
    },
    content: (text, limit) => content.search(text, limit),
  };
}
