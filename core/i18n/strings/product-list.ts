import { defineStrings, type TextsOf } from '../define-strings.js';

/** Lists of products. */
export const productListStrings = /* @__PURE__ */ defineStrings('productList', {
  products: 'Products',
  loading: 'Loading…',
  empty: 'No products were found.',
  failed: 'The products could not be loaded.',
  moreFailed: 'No more products could be loaded.',
  retry: 'Try again',
  showMore: 'Show more',
  shown: '{count, plural, one {# product} other {# products}} shown',
  sortLabel: 'Sort by',
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  title: 'Name, A to Z',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof productListStrings> {}
}
