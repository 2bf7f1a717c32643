import { formatMoney } from '../../../core/commerce/money/index.js';
import {
  currentPrice,
  priceRange,
  productStatus,
  statusLabel,
  type Product,
} from '../../../core/commerce/product/index.js';
import type { CatalogueProduct } from '../../server/index.js';
import { html, jsonScript, type Html } from '../html.js';
import { picture } from '../parts/picture.js';
import { problemNote } from '../parts/problem-note.js';
import { productPrice } from '../parts/price.js';
import { productCard } from '../parts/product-card.js';
import { productForm } from '../parts/product-form.js';
import { locale, sections, shop, storeSettings } from '../site.js';
import type { PageContent } from './layout.js';

export interface ProductPage {
  readonly source: CatalogueProduct;
  readonly product: Product;
  readonly related: readonly Product[];
  readonly crumb: string;
  /** Why the last add was refused. */
  readonly problem: string | null;
}

export function productPage({
  source,
  product,
  related,
  crumb,
  problem,
}: ProductPage): PageContent {
  // The words of the page are in its markup already.
  const { description, excerpt, category, tags: _tags, ...data } = source;
  return {
    title: `${product.title} – ${shop.name}`,
    description: excerpt,
    page: {
      id: product.id,
      contentSource: 'i',
      title: product.title,
      path: source.url,
      permissionType: null,
    },
    main: html`<vitrine-product class="product">
        ${jsonScript(data)}
        <div class="gallery">
          <vitrine-product-image
            >${picture(product.images[0], { loading: 'eager' })}</vitrine-product-image
          >
          ${strip(product)}
        </div>
        <div class="product-words">
          ${trail(category)}
          <h1>${product.title}</h1>
          <p class="product-price">
            <vitrine-price>${productPrice(product)}</vitrine-price>
            ${status(product)}
          </p>
          <p class="lead">${excerpt}</p>
          ${problemNote(problem)} ${productForm(product, crumb)} ${priceTable(product)}
          <div class="prose">${description.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
        </div>
      </vitrine-product>
      ${relatedShelf(related, crumb)}`,
  };
}

function trail(category: string): Html {
  const anchor = sections.find((section) => section.category === category)?.anchor ?? 'main';
  return html`<nav class="trail" aria-label="Breadcrumb">
    <a href="/">Shop</a> <span aria-hidden="true">/</span> <a href="/#${anchor}">${category}</a>
  </nav>`;
}

function status(product: Product): Html | null {
  const current = productStatus(product);
  return (
    current &&
    html`<span class="badge badge-${current}">${statusLabel(current, { storeSettings })}</span>`
  );
}

/** The other colours at a glance; the picker is what chooses one. */
function strip(product: Product): Html | null {
  if (product.images.length < 2) return null;
  return html`<ul class="strip" aria-label="Also in">
    ${product.images.map((image) => html`<li>${picture(image)}</li>`)}
  </ul>`;
}

/** What each value costs, where that is the first question. */
function priceTable(product: Product): Html | null {
  const [option, ...others] = product.options;
  const { min, max } = priceRange(product);
  if (!option || others.length > 0 || min.cents === max.cents) return null;
  return html`<dl class="prices">
    ${product.variants.map(
      (variant) =>
        html`<div>
          <dt>${variant.attributes[option.name]}</dt>
          <dd>${formatMoney(currentPrice(variant), locale)}</dd>
        </div>`,
    )}
  </dl>`;
}

function relatedShelf(related: readonly Product[], crumb: string): Html | null {
  if (related.length === 0) return null;
  return html`<section class="shelf" aria-labelledby="related-title">
    <h2 id="related-title">From the same shelf</h2>
    <ul class="grid">
      ${related.map((product) => productCard(product, crumb))}
    </ul>
  </section>`;
}
