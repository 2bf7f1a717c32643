import type { Product } from '../../../core/commerce/product/index.js';
import { sections, website } from '../site.js';
import { cardView } from './parts/card.js';
import type { WebsiteFormView } from './parts/website-form.js';

export interface ShelfProduct {
  readonly product: Product;
  readonly category: string;
}

export const homePage = {
  id: 'home',
  contentSource: 'c',
  title: website.siteTitle,
  path: '/',
  permissionType: null,
} as const;

export interface HomePage {
  readonly products: readonly ShelfProduct[];
  readonly crumb: string;
  /** Makes the idempotency key of a form. */
  readonly createKey: () => string;
  readonly newsletter: WebsiteFormView | null;
}

export function homeView({ products, crumb, createKey, newsletter }: HomePage) {
  return {
    title: `${website.siteTitle}: ${website.siteTagLine.toLowerCase()}`,
    description: website.siteDescription,
    page: homePage,
    isForm: true,
    isWebsiteForm: true,
    crumb,
    newsletter,
    shelves: sections.map(({ category, anchor }) => ({
      category,
      anchor,
      cards: products
        .filter((item) => item.category === category)
        .map(({ product }) => cardView(product, createKey)),
    })),
  };
}
