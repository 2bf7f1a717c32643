import { currentPrice, priceRange, type Product } from '../../../core/commerce/product/index.js';
import type { CatalogueProduct } from '../../server/index.js';
import { sections, website } from '../site.js';
import { toAddress } from './address.js';
import { cardView } from './parts/card.js';
import { moneyView } from './parts/money.js';
import { pictureView } from './parts/picture.js';
import type { Plain } from './plain.js';
import { priceView } from './parts/price.js';
import { productFormView } from './parts/product-form.js';
import { statusView } from './parts/status.js';

export interface ProductPage {
  readonly source: Plain<CatalogueProduct>;
  readonly product: Product;
  readonly related: readonly Product[];
  readonly crumb: string;
  /** Why the last add was refused. */
  readonly problem: string | null;
  /** Makes the idempotency key of a form. */
  readonly createKey: () => string;
}

export function productView({ source, product, related, crumb, problem, createKey }: ProductPage) {
  // The words of the page are in its markup already.
  const { description, excerpt, category, tags: _tags, ...data } = source;
  return {
    title: `${product.title} – ${website.siteTitle}`,
    description: excerpt,
    page: {
      id: product.id,
      contentSource: 'i' as const,
      title: product.title,
      path: source.url,
      permissionType: null,
    },
    crumb,
    problem,
    product: {
      data,
      title: product.title,
      excerpt,
      description,
      trail: trail(category),
      images: product.images.map(pictureView),
      price: priceView(product),
      status: statusView(product),
      form: productFormView(product, createKey),
      prices: listPrices(product),
    },
    related: related.map((other) => cardView(other, createKey)),
  };
}

/** The way back to the shelf. */
function trail(category: string) {
  const anchor = sections.find((section) => section.category === category)?.anchor ?? 'main';
  return [
    { title: 'Shop', url: toAddress('/') },
    { title: category, url: toAddress(`/#${anchor}`) },
  ];
}

/** What each value costs, where that is the first question. */
function listPrices(product: Product) {
  const [option, ...others] = product.options;
  const { min, max } = priceRange(product);
  if (!option || others.length > 0 || min.cents === max.cents) return [];
  return product.variants.map((variant) => ({
    value: variant.attributes[option.name],
    price: moneyView(currentPrice(variant)),
  }));
}
