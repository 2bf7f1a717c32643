import { defineStrings, type TextsOf } from '../define-strings.js';

/** The texts that rendered pages share; apart, so that pages carry no more of the widget's words. */
const pageTexts = {
  reviews: 'Reviews',
  // ux §10: '4.6 out of 5, 128 reviews'.
  summary: '{average} out of 5, {count, plural, one {# review} other {# reviews}}',
  rated: '{rating} out of 5 stars',
  stars: '{rating, plural, one {# star} other {# stars}}',
  count: '{count, plural, one {# review} other {# reviews}}',
  verified: 'Verified buyer',
  importedFrom: 'Imported from {source}',
  imported: 'Imported review',
  bought: 'Bought: {variant}',
  helpfulCount: '{count, plural, one {# person} other {# people}} found this helpful',
  replyFrom: 'Reply from {author}',
  all: 'All {count} reviews',
  empty: 'There are no reviews yet.',
  photo: 'Photo by {author}',
  write: 'Write a review',
  writeFirst: 'Be the first to write',
} as const;

export const reviewPageStrings = /* @__PURE__ */ defineStrings('reviews', pageTexts);

/** Product reviews: their labels, their filters and the live region. */
export const reviewStrings = /* @__PURE__ */ defineStrings('reviews', {
  ...pageTexts,

  // Distribution: '5 stars, 96 reviews, filter'.
  filterGroup: 'Filter by rating',
  filter: '{stars}, {reviews}, filter',
  showAll: 'Show all reviews',

  // The shown reviews: '23 reviews, 2 stars', in the list's heading and in the live region.
  filtered: '{reviews}, {stars}',

  sortLabel: 'Sort by',
  newest: 'Newest first',
  highest: 'Highest rating first',
  lowest: 'Lowest rating first',
  helpful: 'Most helpful first',
  showing: 'Showing {shown, number} of {total}. {order}.',

  showMore: 'Show more',
  loading: 'Loading reviews…',
  noneMatching: 'There are no reviews with this rating.',
  failed: 'The reviews could not be loaded.',
  moreFailed: 'More reviews could not be loaded.',
  tryAgain: 'Try again',

  openPhoto: 'Open photo: {alt}',
  close: 'Close',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof reviewStrings> {}
}
