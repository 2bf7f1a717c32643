import { defineStrings, type TextsOf } from '../define-strings.js';

/** The search of the shop, and its suggestions. */
export const searchStrings = /* @__PURE__ */ defineStrings('search', {
  suggestions: 'Suggestions',
  product: 'Products',
  category: 'In the shop',
  post: 'To read',
  recent: 'Recent searches',
  clear: 'Clear recent searches',
  cleared: 'Recent searches cleared.',
  loading: 'Searching…',
  results: '{count, plural, one {# suggestion} other {# suggestions}}',
  all: 'All results for “{text}”',
  corrected: 'Results for “{text}”',
  none: 'Nothing was found for “{text}”.',
  failed: 'Suggestions could not be loaded. Press Enter to search.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof searchStrings> {}
}
