import type { SitePage } from '../../../core/runtime/index.js';
import { catalogueCurrencies, type CatalogueCurrency } from '../../server/index.js';
import type { AssetManifest } from '../asset-manifest.js';
import { html, inlineScript, jsonScript, type Html } from '../html.js';
import { logoMark } from '../parts/icons.js';
import { sections, shop, siteContext } from '../site.js';

/** What a page needs to know of the request it answers. */
export interface PageRequest {
  readonly nonce: string;
  readonly currency: CatalogueCurrency;
  readonly assets: AssetManifest;
}

export interface PageContent {
  readonly title: string;
  readonly description: string;
  /** What widgets are told about the page; null on pages that are no part of the site's content. */
  readonly page: SitePage | null;
  readonly main: Html;
}

/** The whole document around a page. Nothing in it tells one visitor's cart from another's. */
export function layout(request: PageRequest, content: PageContent): string {
  const { currency } = request;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${content.title}</title>
        <meta name="description" content="${content.description}" />
        <meta name="theme-color" content="#faf6ef" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/shop.css" />
        ${scripts(request)} ${jsonScript(siteContext(content.page, currency), 'vitrine-site')}
      </head>
      <body>
        <a class="skip-link" href="#main">Skip to content</a>
        ${header()}
        <main id="main" tabindex="-1">${content.main}</main>
        ${footer(currency)}
      </body>
    </html> `.text;
}

function scripts({ nonce, assets }: PageRequest): Html {
  const preloads = assets.preload.map(
    (file) => html`<link rel="modulepreload" href="/assets/${file}" nonce="${nonce}" />`,
  );
  return html`${assets.snippet !== null && inlineScript(assets.snippet, nonce)}
    <script type="module" src="/assets/vitrine.js" nonce="${nonce}"></script>
    ${preloads}`;
}

function header(): Html {
  return html`<header class="site-header">
    <a class="wordmark" href="/">${logoMark}${shop.name}</a>
    <nav class="site-nav" aria-label="Shop">
      <ul>
        ${sections.map(({ category, anchor }) => html`<li><a href="/#${anchor}">${category}</a></li>`)}
        <li><a href="/about">About</a></li>
      </ul>
    </nav>
    <div class="site-cart">
      <vitrine-cart-pill><a class="cart-link" href="/cart">Cart</a></vitrine-cart-pill>
    </div>
  </header>`;
}

function footer(currency: CatalogueCurrency): Html {
  return html`<footer class="site-footer">
    <div class="footer-words">
      <p class="wordmark">${logoMark}${shop.name}</p>
      <p>The Old Net Loft, Quay Lane. Open Wednesday to Saturday, ten to five.</p>
    </div>
    <nav aria-label="More">
      <ul>
        <li><a href="/about">About the shop</a></li>
        <li><a href="/shop/gift-card">Gift cards</a></li>
        <li><a href="/cart">Your cart</a></li>
      </ul>
    </nav>
    <form class="currencies" method="get">
      <fieldset>
        <legend>Prices in</legend>
        ${catalogueCurrencies.map(
          (code) =>
            html`<button
              name="currency"
              value="${code}"
              aria-pressed="${code === currency ? 'true' : 'false'}"
            >
              ${code}
            </button>`,
        )}
      </fieldset>
    </form>
  </footer>`;
}
