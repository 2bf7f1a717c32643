import { website } from '../site.js';

export function notFoundView() {
  return apology(
    'This page has come apart',
    'We looked on every shelf and under the bench. It may have been sold, or never thrown.',
    'not-found',
  );
}

export function faultView() {
  return apology(
    'Something broke at our end',
    'It was not you. Please try again in a moment; your cart is safe.',
  );
}

export function endedView() {
  return apology(
    'This checkout has ended',
    'It was left for too long, or its address is not whole. Nothing was paid, and all of it can be chosen again.',
  );
}

function apology(heading: string, words: string, pageKind = 'error') {
  return {
    title: `${heading} – ${website.siteTitle}`,
    description: words,
    page: null,
    analytics: { pageKind },
    heading,
    words,
  };
}
