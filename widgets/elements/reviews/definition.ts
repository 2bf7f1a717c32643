import { reviewSorts } from '../../../core/commerce/reviews/index.js';
import { choice, defineWidget, number, string, type PropsOf } from '../../element/index.js';

export const reviews = defineWidget({
  tag: 'vitrine-reviews',
  summary:
    'The reviews of a product: average and count, filters by rating, photos, replies, and more on demand. Shows nothing where the site displays no reviews.',
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
    sort: choice(reviewSorts, {
      fallback: 'newest',
      description: 'The order at first.',
    }),
    pageSize: number({
      fallback: 5,
      description: 'How many reviews come at a time, 1 to 50.',
    }),
    writeUrl: string({
      fallback: '',
      description:
        'The page on which a review is written. With it the element shows a link to that page, also where there are no reviews yet.',
    }),
  },
  slots: {
    '': 'The reviews as the server printed them, shown until the widget has read them or when it cannot.',
    write: 'A link or a button of your own to write a review, in place of the one of `write-url`.',
  },
  parts: {
    heading: 'The heading.',
    summary: 'Average, count and distribution.',
    average: 'Average and count in words, with the stars.',
    stars: 'A rating as a picture.',
    filter: 'The button of a bar of the distribution.',
    bar: 'The bar of such a button.',
    'show-all': 'The button that takes the filter back.',
    sort: 'The choice of the order.',
    showing: 'What is shown, in words.',
    review: 'A review.',
    title: 'The title of a review.',
    facts: 'Who wrote it, when, and what was bought.',
    text: 'The words of a review.',
    photo: 'The button of a photo.',
    reply: 'The answer of the shop.',
    'show-more': 'The button for more reviews.',
    failure: 'What could not be loaded.',
    retry: 'The button that tries again.',
    empty: 'What is said where there are no reviews.',
    write: 'The link to the page on which a review is written.',
    popup: 'The panel of a photo.',
    'popup-heading': 'The heading of that panel.',
    'popup-close': 'The button that closes it.',
    'popup-close-icon': 'The cross in that button.',
  },
  states: {
    loading: 'Reviews are being read.',
    failed: 'They could not be read.',
    empty: 'Nobody has reviewed the product.',
    off: 'The site displays no reviews here; nothing is shown.',
  },
  cssProperties: {
    '--vitrine-reviews-star-color': 'Colour of the stars and of the bars.',
    '--vitrine-reviews-track-color': 'Colour of empty stars and of the rest of a bar.',
    '--vitrine-reviews-gap': 'Space between two reviews.',
    '--vitrine-reviews-min-block-size':
      'Height that is kept free while the first reviews are read, where the page has printed none.',
    '--vitrine-popup-width': 'The width of a photo, at most.',
  },
});

export type ReviewsProps = PropsOf<typeof reviews>;
