import type { Product } from '../../../core/commerce/product/index.js';
import { html, type Html } from '../html.js';
import { productCard } from '../parts/product-card.js';
import { sections, shop } from '../site.js';
import type { PageContent } from './layout.js';

export interface ShelfProduct {
  readonly product: Product;
  readonly category: string;
}

export function homePage(shelf: readonly ShelfProduct[], crumb: string): PageContent {
  return {
    title: `${shop.name}: ${shop.tagline.toLowerCase()}`,
    description: shop.description,
    page: { id: 'home', contentSource: 'c', title: shop.name, path: '/', permissionType: null },
    main: html`${hero()}${sections.map((section) => shelfSection(section, shelf, crumb))}`,
  };
}

function hero(): Html {
  return html`<section class="hero">
    <div class="hero-words">
      <h1>${shop.tagline}</h1>
      <p>${shop.description}</p>
      <p><a class="button" href="#table">Look around</a></p>
    </div>
    <img
      class="hero-picture"
      src="/images/home-hero.svg"
      alt="A lamp, a vase of dry grass, a mug and a bowl in afternoon light."
      width="1800"
      height="1100"
      fetchpriority="high"
    />
  </section>`;
}

function shelfSection(
  { category, anchor }: (typeof sections)[number],
  shelf: readonly ShelfProduct[],
  crumb: string,
): Html {
  const here = shelf.filter((item) => item.category === category);
  return html`<section class="shelf" id="${anchor}" aria-labelledby="${anchor}-title">
    <h2 id="${anchor}-title">${category}</h2>
    <ul class="grid">
      ${here.map(({ product }) => productCard(product, crumb))}
    </ul>
  </section>`;
}
