import type { Access } from '../../element/index.js';

/** For documents alone: no page's code imports it. */
export const access: Access = {
  keyboard: {
    'Enter, Space': 'On the button: adds the item, or buys it.',
    'Enter in a field of its form': 'Submits the form, which adds the item too.',
    Escape: 'Closes the alert of a failure; the focus returns to the button.',
  },
  announcements: [
    'After 400 ms without an answer: “Adding…”.',
    'Once added: the product, its variant, the quantity, and the number of items and the subtotal of the cart; also when fewer were added. With `after-add="drawer"` the drawer says it.',
    'What has to be chosen first, at once; the focus goes to the first missing option.',
    'A failure: an alert dialog reads it, or with `alert="inline"` an alert below the button.',
    'Before it leaves for a purchase: “Going to checkout”.',
  ],
};
