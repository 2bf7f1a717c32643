import type { Product } from '../../../core/commerce/product/index.js';
import { sections, website } from '../site.js';
import { cardView } from './parts/card.js';

export interface ShelfProduct {
  readonly product: Product;
  readonly category: string;
}

export interface HomePage {
  readonly products: readonly ShelfProduct[];
  readonly crumb: string;
  /** Makes the idempotency key of a form. */
  readonly createKey: () => string;
}

export function homeView({ products, crumb, createKey }: HomePage) {
  return {
    title: `${website.siteTitle}: ${website.siteTagLine.toLowerCase()}`,
    description: website.siteDescription,
    page: {
      id: 'home',
      contentSource: 'c' as const,
      title: website.siteTitle,
      path: '/',
      permissionType: null,
    },
    crumb,
    shelves: sections.map(({ category, anchor }) => ({
      category,
      anchor,
      cards: products
        .filter((item) => item.category === category)
        .map(({ product }) => cardView(product, createKey)),
    })),
  };
}
