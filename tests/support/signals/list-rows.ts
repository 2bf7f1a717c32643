import { focus, printed, say, silent, text, type SignalRow } from './row.js';

const noConnection = text('cart.checkConnection');
const results = focus('the list', '[data-vitrine-results]');
const inStock = focus('the box', 'input[type=checkbox]');
const listFailed = {
  says: say('assertive', text('productList.failed')),
  kept: 'The choice, and the list of before.',
  again: 'By “Try again” below the list, which stays in view.',
  focus: inStock,
};

/** Lists, search, reviews and what the device keeps. */
export const listRows = {
  'list-filtered': {
    element: 'vitrine-product-list',
    action: 'Chooses a filter of the page’s own list.',
    shown: 'The list, its count and the chosen filter.',
    says: say('polite', printed('… products')),
    focus: inStock,
    undo: {
      by: 'the link that removes the filter',
      says: say('polite', printed('… products')),
      focus: results,
    },
    offline: { ...listFailed, againSays: say('polite', printed('… product…')) },
  },
  'quick-view-opened': {
    element: 'vitrine-quick-view',
    action: 'Opens the quick view.',
    shown: 'A dialog with the product.',
    says: say('polite', printed('Dune Mug')),
    focus: focus('the heading of the dialog', '[part=popup-heading]'),
    undo: {
      by: 'Escape or “Close”',
      says: silent('The focus is back on the link.'),
      focus: focus('the link', 'a.quick-view'),
    },
    offline: {
      says: say('polite', text('quickView.unavailable')),
      kept: 'The link to the page of the product.',
      again: 'When it is opened the next time.',
      focus: focus('the heading of the dialog', '[part=popup-heading]'),
      againSays: say('polite', printed('Shore Plates')),
    },
  },
  'words-typed': {
    element: 'vitrine-search',
    action: 'Types into the search.',
    shown: 'Suggestions below the field.',
    says: say('polite', text('search.results', { count: 3 })),
    focus: focus('the field', '#site-search'),
    undo: 'Escape closes the suggestions, a second one empties the field.',
    offline: {
      says: say('polite', text('search.failed')),
      kept: 'What was typed. It is polite, because the shopper types on, and Enter searches.',
      again: 'With the next letter.',
      focus: focus('the field', '#site-search'),
      againSays: say('polite', text('search.results', { count: 2 })),
    },
  },
  'reviews-filtered': {
    element: 'vitrine-reviews',
    action: 'Presses a rating bar.',
    shown: 'The reviews with that rating.',
    says: say('polite', printed('8 reviews, 5 stars')),
    focus: focus('the bar', '[part=filter]'),
    undo: {
      by: '“Show all reviews”',
      says: say('polite', text('reviews.count', { count: 14 })),
      focus: focus('the bar', '[part=filter]'),
    },
    offline: {
      says: say('assertive', text('reviews.failed')),
      kept: 'The chosen rating.',
      again: 'By “Try again” in the place of the list.',
      focus: focus('the bar', '[part=filter]'),
    },
  },
  'reviews-sorted': {
    element: 'vitrine-reviews',
    action: 'Chooses another order.',
    shown: 'The reviews in that order.',
    says: say(
      'polite',
      text('reviews.showing', {
        shown: 5,
        total: '14 reviews',
        order: 'Highest rating first',
      }),
    ),
    focus: focus('the order', 'select'),
    undo: 'Another order.',
    offline: 'As of a rating.',
  },
  'reviews-continued': {
    element: 'vitrine-reviews',
    action: 'Presses “Show more”.',
    shown: 'More reviews below those.',
    says: silent('The focus is on the first new review, which is read.'),
    focus: focus('the first new review', '[part=review]'),
    undo: 'They stay.',
    offline: 'As of a rating, with “Try again” on the same button.',
  },
  'saved-removed': {
    element: 'vitrine-saved-products',
    action: 'Takes a product out of the list.',
    shown: '“Undo” in its place.',
    says: silent('The focus is on “Undo”, which is described by it.'),
    focus: focus('“Undo”', '[part=undo]'),
    undo: {
      by: '“Undo”',
      says: say('polite', text('kept.savedTitle', { title: 'Tide Bowl' })),
      focus: focus('“Remove”', '[part=remove]'),
    },
    offline: 'The list is on the device.',
  },
  'saved-listed': {
    element: 'vitrine-saved-products',
    action: 'Asks again for the list after it failed.',
    shown: 'The products with today’s prices.',
    says: silent('The focus is on the list, whose name is read.'),
    focus: focus('the list', '[part=list]'),
    undo: 'Nothing was done.',
    offline: {
      says: say('assertive', text('kept.failed')),
      kept: 'The list, with the titles that the device knows.',
      again: 'By “Try again”.',
      focus: focus('“Try again”', '[part=retry]'),
    },
  },
  'visits-cleared': {
    element: 'vitrine-recent-products',
    action: 'Clears what was looked at.',
    shown: 'That it is cleared, with “Undo”.',
    says: silent('The focus is on “Undo”, which is described by it.'),
    focus: focus('“Undo”', '[part=undo]'),
    undo: {
      by: '“Undo”',
      says: silent('The focus is on “Clear” again.'),
      focus: focus('“Clear”', '[part=clear]'),
    },
    offline: 'The list is on the device.',
  },
  'language-chosen': {
    element: 'vitrine-language-picker',
    action: 'Chooses another language.',
    shown: 'The page in that language, with the control where it was.',
    says: silent('The browser loads the page, and says so.'),
    focus: focus('the button', '[part=button]'),
    undo: 'The other language.',
    offline: 'The browser says it; nothing was typed, and Back leads to the page.',
  },
  liked: {
    element: 'vitrine-like-button',
    action: 'Likes an item.',
    shown: 'The count, and the pressed button.',
    says: say('polite', text('social.likeCount', { count: 1 })),
    focus: focus('the button', '[part=button]'),
    undo: {
      by: 'the same button',
      says: say('polite', text('social.likeCount', { count: 0 })),
      focus: focus('the button', '[part=button]'),
    },
    offline: {
      says: say('assertive', text('likes.failed')),
      kept: 'The count of before.',
      again: 'With the next press.',
      focus: focus('the button', '[part=button]'),
    },
  },
  commented: {
    element: 'vitrine-comments',
    action: 'Sends a comment.',
    shown: 'The thanks in the place of the form.',
    says: say('status', text('commentForm.awaiting')),
    focus: focus('the thanks', '[role=status]'),
    undo: 'The owner can refuse it before it is shown.',
    offline: {
      says: say('assertive', noConnection),
      kept: 'Name and comment.',
      again: 'With the next press; it is posted once.',
      focus: focus('the button', 'button'),
    },
  },
} as const satisfies Record<string, SignalRow>;
