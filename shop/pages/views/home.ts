import type { Product } from 'vitrine/core/product';
import type { ExperimentContexts } from '../../server/index.js';
import { chosenVariant } from '../experiments.js';
import { website } from '../site.js';
import { toAddress } from './address.js';
import { cardView } from './parts/card.js';
import type { WebsiteFormView } from './parts/website-form.js';
import { pageLanguage } from '../words/languages.js';
import { sayIfKnown } from '../words/say.js';

interface ShelfProduct {
  readonly product: Product;
  readonly category: string;
}

export const homePage = {
  id: 'home',
  contentSource: 'c',
  get title() {
    return website.siteTitle;
  },
  path: '/',
  permissionType: null,
} as const;

export interface HomePage {
  readonly products: readonly ShelfProduct[];
  readonly crumb: string;
  /** Creates the idempotency key of a form. */
  readonly createKey: () => string;
  readonly newsletter: WebsiteFormView | null;
  readonly experiments: ExperimentContexts;
}

/** The rest is on the page of the category. */
const cardsOfShelf = 4;

/** Within a title. Other languages write it as it is: German nouns are never small. */
function tagLine(): string {
  const words = sayIfKnown(website.siteTagLine);
  return pageLanguage().words === null ? words.toLowerCase() : words;
}

export function homeView({ products, crumb, createKey, newsletter, experiments }: HomePage) {
  return {
    title: `${website.siteTitle}: ${tagLine()}`,
    description: sayIfKnown(website.siteDescription),
    page: homePage,
    sheets: ['forms', 'website-forms'] as const,
    crumb,
    newsletter,
    /** The variant of what the first link says. */
    heroCall: chosenVariant(experiments, 'hero-call', 'look-around'),
    shelves: website.sections.map(({ category, anchor, url }) => {
      const shelf = products.filter((item) => item.category === category);
      return {
        category: sayIfKnown(category),
        anchor,
        url: toAddress(url),
        count: shelf.length,
        hasMore: shelf.length > cardsOfShelf,
        cards: shelf.slice(0, cardsOfShelf).map(({ product }) => cardView(product, createKey)),
      };
    }),
  };
}
