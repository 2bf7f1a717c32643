import { focus, say, silent, text, title, type Layer, type SignalRow } from './row.js';

const noConnection = text('cart.checkConnection');
const increase = focus('“+”', '[part=increase]');
const couponField = focus('the field', '[part=coupon-input]');
const quantityIs = (by: Layer, quantity: number) =>
  say(by, text('cartPage.quantitySettled', { title: 'Salt Cellar', quantity, subtotal: '…' }));
const quantityFailed = (by: Layer) => ({
  says: say(by, title('cart.unableToUpdateQuantity'), noConnection),
  kept: 'The quantity of before, which the cart still has.',
  again: 'With the next press.',
  focus: increase,
});
const quantityChanged = ({ done, failed }: Record<'done' | 'failed', Layer>) => ({
  says: quantityIs(done, 2),
  focus: increase,
  undo: '“−”.',
  offline: { ...quantityFailed(failed), againSays: quantityIs(done, 3) },
});

/** Cart and drawer. */
export const cartRows = {
  'card-added': {
    element: 'vitrine-add-to-cart',
    action: 'Adds the item of a card, which opens the drawer.',
    shown: 'The drawer with the cart.',
    says: silent('The focus is in the dialog, which is described by what was added.'),
    focus: focus('the heading of the drawer', '[part=heading]'),
    undo: 'Removing the line.',
    offline: 'As on the page of a product.',
  },
  'complement-added': {
    element: 'vitrine-cart-drawer',
    action: 'Adds what goes well with it.',
    shown: '“Added” on its button, the line above.',
    says: say('status', text('complements.addedTitle', { title: 'Harbour Teapot' })),
    focus: focus('the button', '[part=complement-add]'),
    undo: 'Removing the line.',
    offline: {
      says: say('status', noConnection),
      kept: 'The cart of before.',
      again: 'With the next press.',
      focus: focus('the button', '[part=complement-add]'),
      againSays: say('status', text('complements.addedTitle', { title: '…' })),
    },
  },
  'drawer-quantity-changed': {
    element: 'vitrine-cart-drawer',
    action: 'Changes a quantity in the drawer.',
    shown: 'The line, the subtotal and what is left to free delivery.',
    ...quantityChanged({ done: 'status', failed: 'status' }),
  },
  'quantity-changed': {
    element: 'vitrine-cart',
    action: 'Changes a quantity.',
    shown: 'The line, the totals and what is left to free delivery, which the subtotal says.',
    ...quantityChanged({ done: 'polite', failed: 'assertive' }),
  },
  'line-removed': {
    element: 'vitrine-cart',
    action: 'Removes a line.',
    shown: '“Undo” in its place.',
    says: say('polite', text('cartPage.removalSettled', { title: 'Salt Cellar', subtotal: '…' })),
    focus: focus('“Undo”', '[part=undo]'),
    undo: {
      by: '“Undo”',
      says: say('polite', text('cartPage.restored', { title: 'Salt Cellar', subtotal: '…' })),
      focus: focus('the quantity of the line', '[part=input]'),
    },
    offline: {
      says: say('assertive', title('cart.unableToRemoveItem'), noConnection),
      kept: 'The line.',
      again: 'With the next press.',
      focus: focus('the quantity of the line', '[part=input]'),
    },
  },
  'coupon-refused': {
    element: 'vitrine-cart',
    action: 'Applies a coupon that does not exist.',
    shown: 'The sentence beside the field.',
    says: say('assertive', text('server.coupon-unknown')),
    focus: couponField,
    undo: 'Nothing was done.',
    offline: 'As of a coupon that is valid.',
  },
  'coupon-applied': {
    element: 'vitrine-cart',
    action: 'Applies a coupon.',
    shown: 'The coupon, the discount and the total.',
    says: say('polite', text('cartPage.couponApplied', { code: 'WELCOME10' })),
    focus: focus('“Apply”', 'button[type=submit]'),
    undo: {
      by: 'the button that removes it',
      says: say('polite', text('cartPage.couponRemoved', { code: 'WELCOME10' })),
      focus: couponField,
    },
    offline: {
      says: say('assertive', noConnection),
      kept: 'The code in the field.',
      again: 'By “Apply”.',
      focus: couponField,
    },
  },
} as const satisfies Record<string, SignalRow>;
