import { defineWidget, number, string, type PropsOf } from '../../element/index.js';
import { cardParts } from '../../parts/product-card/definition/index.js';

export const recentProducts = defineWidget({
  tag: 'vitrine-recent-products',
  summary:
    'The products that a shopper has looked at on this device, without that of the page, which it notes after a second. Nothing is noted where the browser sends Global Privacy Control or Do Not Track, and nothing is shown while there is nothing. With the page’s sheet, or `load="idle"`, it loads wherever it stands.',
  // An element that shows nothing is never near the viewport.
  load: 'idle',
  props: {
    productId: string({
      fallback: '',
      description:
        'The product of the page, which is noted and not shown; by default that of the nearest `vitrine-product`. Without either nothing is noted.',
    }),
    limit: number({ fallback: 6, description: 'How many are shown, 1 to 19.' }),
    heading: string({
      fallback: '',
      description: "The heading; 'Recently viewed' without it.",
    }),
    headingLevel: number({
      fallback: 2,
      description: 'Level of the heading, 1 to 5. The titles of cards are one level below.',
    }),
  },
  slots: { '': 'What stands there until the list does. Leave it out: usually there is no list.' },
  parts: {
    section: 'The whole: heading and list.',
    heading: 'The heading.',
    clear: 'The button that forgets the list.',
    cleared: 'That the list was forgotten.',
    undo: 'The button that brings it back.',
    list: 'The grid of the cards.',
    ...cardParts,
  },
  states: {
    loading: 'The shop is being asked for the products.',
    empty: 'There is nothing to show, and nothing is shown.',
  },
  cssProperties: {
    '--vitrine-recent-products-columns': 'The most cards in a row, 6 by default.',
    '--vitrine-recent-products-min-column': 'The least width of a card, 8.5rem by default.',
    '--vitrine-recent-products-gap': 'Space between two cards.',
    '--vitrine-recent-products-ratio': 'Proportions of a picture, 4 / 5 by default.',
    '--vitrine-recent-products-radius': 'Corner radius of a picture.',
    '--vitrine-recent-products-space': 'Space above the heading, when there is a list.',
  },
});

export type RecentProductsProps = PropsOf<typeof recentProducts>;
