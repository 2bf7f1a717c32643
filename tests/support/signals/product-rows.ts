import { focus, printed, say, silent, text, type SignalRow } from './row.js';

const addButton = focus('the button', '[part=button]');
const choosesAlone = 'The choice is made in the page; the shop is not asked.';
const retryInDialog = focus('“Try again” in the dialog', '[part=retry]');
const noConnection = text('cart.checkConnection');
const addFailed = {
  says: say('alertdialog', text('cart.unableToAddItem'), noConnection),
  kept: 'The choice and the quantity.',
  again: 'By “Try again” in the dialog, or below the button once the dialog is closed.',
  focus: retryInDialog,
};
const leaveCart = 'Removing the line in the cart takes it back.';

/** The page of a product. */
export const productRows = {
  'option-missing': {
    element: 'vitrine-add-to-cart',
    action: 'Presses the button while options are open.',
    shown: 'The sentence below the button; the options are marked.',
    says: say('assertive', text('product.selectOptions', { options: 'Colour and Size', count: 2 })),
    focus: focus('the first option that is open', 'input[type=radio][value=Oat]'),
    undo: 'Nothing was done.',
    offline: choosesAlone,
  },
  'variant-chosen': {
    element: 'vitrine-variant-picker',
    action: 'Chooses the last open option.',
    shown: 'Price, stock, picture and button of the variant.',
    says: say(
      'polite',
      text('product.variantChosenLeft', { variant: 'Oat, Large', price: '…', count: '…' }),
    ),
    focus: focus('the value', 'input[type=radio][value=Large]'),
    undo: 'Another choice.',
    offline: choosesAlone,
  },
  'quantity-stepped': {
    element: 'vitrine-quantity',
    action: 'Presses “+”.',
    shown: 'The number in the field.',
    says: say('polite', text('quantity.quantityOfIs', { title: 'Dune Mug', quantity: 2 })),
    focus: focus('“+”', '[part=increase]'),
    undo: {
      by: '“−”',
      says: say('polite', text('quantity.quantityOfIs', { title: 'Dune Mug', quantity: 1 })),
      focus: focus('“−”', '[part=decrease]'),
    },
    offline: choosesAlone,
  },
  'item-added': {
    element: 'vitrine-add-to-cart',
    action: 'Adds the item, with a notice after it.',
    shown: '“Added!” on the button, the notice, the count of the pill.',
    says: say(
      'polite',
      text('cart.addedVariant', { title: 'Dune Mug', variant: 'Oat, Large', quantity: 1 }),
      text('cart.cartSummary', { count: 1, subtotal: '…' }),
    ),
    focus: addButton,
    undo: leaveCart,
    offline: {
      ...addFailed,
      againSays: say(
        'polite',
        text('cart.addedVariant', { title: 'Dune Mug', variant: 'Oat, Large', quantity: 1 }),
        text('cart.cartSummary', { count: 2, subtotal: '…' }),
      ),
    },
  },
  'bought-now': {
    element: 'vitrine-add-to-cart',
    action: 'Buys this item alone (`express`).',
    shown: '“Adding…” until the checkout opens.',
    says: say('polite', text('cart.goingToCheckout')),
    focus: addButton,
    undo: 'Leaving the checkout: the cart is as before.',
    offline: {
      ...addFailed,
      says: say('alertdialog', text('cart.unableToPurchaseItem'), noConnection),
    },
  },
  'item-added-by-bar': {
    element: 'vitrine-add-to-cart',
    action: 'Adds the item by the bar that stands for the button (`sticky`).',
    shown: '“Added!” on the bar, the notice, the count of the pill.',
    says: say(
      'polite',
      text('cart.addedItem', { title: 'Salt Cellar', quantity: 1 }),
      text('cart.cartSummary', { count: 1, subtotal: '…' }),
    ),
    focus: focus('the button of the bar', '[part=bar-button]'),
    undo: leaveCart,
    offline: {
      ...addFailed,
      againSays: say(
        'polite',
        text('cart.addedItem', { title: 'Salt Cellar', quantity: 1 }),
        text('cart.cartSummary', { count: 2, subtotal: '…' }),
      ),
    },
  },
  'product-saved': {
    element: 'vitrine-save-button',
    action: 'Saves the product.',
    shown: '“Saved”, with a filled heart.',
    says: say('polite', text('kept.savedTitle', { title: 'Dune Mug' })),
    focus: addButton,
    undo: {
      by: 'the same button',
      says: say('polite', text('kept.unsavedTitle', { title: 'Dune Mug' })),
      focus: addButton,
    },
    offline: 'The list is on the device.',
  },
  'picture-chosen': {
    element: 'vitrine-product-image',
    action: 'Presses a thumbnail.',
    shown: 'The picture; its thumbnail is marked.',
    says: silent('The button says which picture it shows, and that it is the current one.'),
    focus: focus('the thumbnail', '[part=thumbnail]'),
    undo: 'Another thumbnail.',
    offline: 'The browser keeps the picture, or shows its alternative text.',
  },
  'pictures-opened': {
    element: 'vitrine-product-image',
    action: 'Opens the pictures in the whole window.',
    shown: 'The picture, with its number.',
    says: say('polite', text('pictureViewer.shownOf', { number: 2, count: '…', alt: '…' })),
    focus: focus('“Close pictures”', '[part=lightbox-button][aria-label="Close pictures"]'),
    undo: {
      by: 'Escape or “Close pictures”',
      says: silent('The focus is back on the picture.'),
      focus: focus('the picture', '[part=link]'),
    },
    offline: 'As of a thumbnail.',
  },
  'picture-next': {
    element: 'vitrine-product-image',
    action: 'Goes to the next picture.',
    shown: 'The picture, with its number.',
    says: say('polite', text('pictureViewer.shownOf', { number: 3, count: '…', alt: '…' })),
    focus: focus('“Next picture”', '[part=lightbox-button][aria-label="Next picture"]'),
    undo: '“Previous picture”.',
    offline: 'As of a thumbnail.',
  },
  'picture-zoomed': {
    element: 'vitrine-product-image',
    action: 'Zooms in.',
    shown: 'The picture, larger.',
    says: say('polite', text('pictureViewer.zoomed', { percent: '…' })),
    focus: focus('“Zoom in”', '[part=lightbox-button][aria-label="Zoom in"]'),
    undo: '“Zoom out”.',
    offline: 'The picture is there already.',
  },
  'instalments-explained': {
    element: 'vitrine-instalments',
    action: 'Opens what the provider says.',
    shown: 'A dialog with the page of the provider.',
    says: silent('The focus is on the heading of the dialog, which is read.'),
    focus: focus('the heading of the dialog', '[part=popup-heading]'),
    undo: {
      by: 'Escape or “Close”',
      says: silent('The focus is back on the button.'),
      focus: focus('“Learn more”', '[part=trigger]'),
    },
    offline: {
      says: say('status', text('instalments.unavailable')),
      kept: 'A link to the provider takes the place of its page.',
      again: 'When the dialog is opened the next time.',
      focus: focus('the heading of the dialog', '[part=popup-heading]'),
    },
  },
  'plan-chosen': {
    element: 'vitrine-subscription',
    action: 'Chooses to subscribe.',
    shown: 'The price each time, and what renews.',
    says: say(
      'polite',
      printed('from $12.75 every 2 weeks. Renews every 2 weeks until you cancel.'),
    ),
    focus: focus('the choice', '[part=radio]'),
    undo: '“One-time purchase”.',
    offline: choosesAlone,
  },
  subscribed: {
    element: 'vitrine-add-to-cart',
    action: 'Subscribes.',
    shown: '“Adding…” until the page of the subscription opens.',
    says: say('polite', text('cart.goingToCheckout')),
    focus: addButton,
    undo: 'Leaving the page: nothing is agreed to yet.',
    offline: addFailed,
  },
  'denomination-missing': {
    element: 'vitrine-add-to-cart',
    action: 'Buys a gift card without a value.',
    shown: 'The sentence below the button; the values are marked.',
    says: say('assertive', text('product.selectDenomination')),
    focus: focus('the first value', 'input[type=radio]'),
    undo: 'Nothing was done.',
    offline: choosesAlone,
  },
} as const satisfies Record<string, SignalRow>;
