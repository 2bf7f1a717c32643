import { defineWidget, event, number, string, type PropsOf } from '../../element/index.js';
import { cardParts } from '../../parts/product-card/definition/index.js';

export interface SavedChangedDetail {
  /** How many products are saved on this device. */
  readonly count: number;
  /** Their ids, the newest first. */
  readonly ids: readonly string[];
}

export const savedProducts = defineWidget({
  tag: 'vitrine-saved-products',
  summary:
    'The products that a shopper has saved on this device by `vitrine-save-button`, as cards with today’s price, and a button that takes one out.',
  props: {
    limit: number({
      fallback: 100,
      description: 'How many are shown, the newest first: 1 to 100, which is all.',
    }),
    heading: string({ fallback: '', description: 'The heading of the list; none without it.' }),
    headingLevel: number({
      fallback: 2,
      description: 'Level of the heading, 1 to 5. The titles of cards are one level below.',
    }),
  },
  events: {
    onSavedChanged: event<SavedChangedDetail>({
      type: 'vitrine-saved-changed',
      description: 'The list was read, or has changed, here or in another tab.',
    }),
  },
  slots: {
    '': 'What stands there until the list does, and without script: that the list needs one.',
    empty: 'What is said while nothing is saved, as a link to the shop.',
  },
  parts: {
    heading: 'The heading.',
    list: 'The grid of the cards.',
    ...cardParts,
    remove: 'The button that takes the product out of the list.',
    removed: 'What stands in the place of a product that was taken out.',
    undo: 'The button that puts it back.',
    gone: 'How many saved products are no longer sold.',
    'remove-gone': 'The button that takes those out of the list.',
    note: 'That the browser stores nothing.',
    empty: 'What is said while nothing is saved.',
    failure: 'What could not be loaded.',
    retry: 'The button that tries again.',
  },
  states: {
    loading: 'The shop is being asked for the products.',
    failed: 'It could not be asked. Titles and links are there.',
    empty: 'Nothing is saved.',
  },
  cssProperties: {
    '--vitrine-saved-products-columns': 'The most cards in a row, 4 by default.',
    '--vitrine-saved-products-min-column': 'The least width of a card, 8.5rem by default.',
    '--vitrine-saved-products-gap': 'Space between two cards.',
    '--vitrine-saved-products-ratio': 'Proportions of a picture, 4 / 5 by default.',
    '--vitrine-saved-products-radius': 'Corner radius of a picture.',
  },
});

export type SavedProductsProps = PropsOf<typeof savedProducts>;
