import { html } from '../html.js';
import { shop } from '../site.js';
import type { PageContent } from './layout.js';

export function notFoundPage(): PageContent {
  return apology(
    'This page has come apart',
    'We looked on every shelf and under the bench. It may have been sold, or never thrown.',
  );
}

export function faultPage(): PageContent {
  return apology(
    'Something broke at our end',
    'It was not you. Please try again in a moment; your cart is safe.',
  );
}

function apology(title: string, words: string): PageContent {
  return {
    title: `${title} – ${shop.name}`,
    description: words,
    page: null,
    main: html`<div class="apology">
      <img src="/images/mending-service.svg" alt="" width="800" height="1000" />
      <div>
        <h1>${title}</h1>
        <p class="lead">${words}</p>
        <p><a class="button" href="/">Back to the shop</a></p>
      </div>
    </div>`,
  };
}
