import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyCart, type Cart, type CartEntry } from '../../../../core/commerce/cart/cart.js';
import { bindCart } from '../../../../analytics/bindings/cart.js';
import { openBindings } from './open-bindings.js';

const entry: CartEntry = {
  id: 'e1',
  itemId: 'mug',
  quantity: 3,
  chosenVariant: { sku: 'MUG-L', attributes: { Colour: 'Oat', Size: 'Large' } },
  title: 'Mug',
  productType: 'physical',
  subTotal: 5970,
  purchasePriceCents: 1990,
  regularPriceCents: null,
  maxQuantity: null,
  additionalFields: null,
  formId: null,
  answers: [],
  image: null,
  url: null,
};
const cart: Cart = {
  ...createEmptyCart('USD'),
  id: 'c1',
  entries: [entry],
  subtotalCents: 5970,
  grandTotalCents: 5970,
};
const intent = { itemId: 'mug', sku: 'MUG-L', quantity: 2, additionalFields: null, key: 'k' };
const mug = { id: 'mug', name: 'Mug', sku: 'MUG-L', variant: 'Oat / Large', price: 19.9 };

const start = location.href;
beforeEach(() => history.replaceState(null, '', '/shop/mug'));
afterEach(() => history.replaceState(null, '', start));

describe('the cart', () => {
  it('reports an add with the pieces that were added, once', () => {
    const { bus, context, told } = openBindings();
    bindCart(context);
    bus.emit('cart.entry-added', { cart, entry, addedQuantity: 2, intent });
    expect(told()).toEqual([
      [
        'add-to-cart',
        {
          currency: 'USD',
          value: 39.8,
          items: [{ ...mug, quantity: 2 }],
          objectIdentifier: 'mug',
          cartId: 'c1',
        },
      ],
    ]);
  });

  it('knows an add by its intent when the answer does not tell the line', () => {
    const { bus, context, told } = openBindings();
    bindCart(context);
    bus.emit('cart.entry-added', { cart, entry: null, addedQuantity: 2, intent });
    const items = [{ id: 'mug', name: 'mug', sku: 'MUG-L', quantity: 2 }];
    const about = { currency: 'USD', items, objectIdentifier: 'mug', cartId: 'c1' };
    expect(told()).toEqual([['add-to-cart', about]]);
  });

  it('reports what was taken out, put back and changed', () => {
    const { bus, context, told } = openBindings();
    bindCart(context);
    bus.emit('cart.entry-removed', { cart, entry });
    bus.emit('cart.entry-restored', { cart, entry });
    bus.emit('cart.entry-restored', { cart, entry: null });
    bus.emit('cart.quantity-changed', { cart, entry, previousQuantity: 1 });
    bus.emit('cart.recalculation-started', { entryId: 'e1' });
    const sale = {
      currency: 'USD',
      value: 59.7,
      items: [{ ...mug, quantity: 3 }],
      objectIdentifier: 'mug',
      cartId: 'c1',
    };
    expect(told()).toEqual([
      ['remove-from-cart', sale],
      ['restore-to-cart', sale],
      ['change-quantity', { ...sale, previousQuantity: 1 }],
      ['cart-product-form.submit', { objectIdentifier: 'e1' }],
    ]);
  });

  it('counts yen without a fraction', () => {
    const { bus, context, told } = openBindings();
    bindCart(context);
    const yen: Cart = { ...cart, currency: 'JPY' };
    bus.emit('cart.entry-added', { cart: yen, entry, addedQuantity: 1, intent });
    expect(told()[0]?.[1]).toMatchObject({ currency: 'JPY', value: 1990 });
  });

  it('says what happened before anybody listened, with its time', () => {
    const { bus, calls, context } = openBindings();
    const before = performance.now();
    bus.emit('cart.entry-added', { cart, entry, addedQuantity: 1, intent });
    const after = performance.now();
    bindCart(context);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.at).toBeGreaterThanOrEqual(before);
    expect(calls[0]?.at).toBeLessThanOrEqual(after);
  });

  it('says nothing once tracking has ended', () => {
    const { bus, calls, context, end } = openBindings();
    bindCart(context);
    end();
    bus.emit('cart.entry-removed', { cart, entry });
    expect(calls).toEqual([]);
  });
});

describe('the cart page', () => {
  it('is looked at once, when its cart is there', () => {
    history.replaceState(null, '', '/cart/');
    const { bus, context, told } = openBindings();
    bindCart(context);
    bus.emit('cart.changed', { cart, reason: 'read', origin: 'server' });
    bus.emit('cart.changed', { cart, reason: 'read', origin: 'server' });
    expect(told()).toEqual([
      [
        'view-cart',
        { currency: 'USD', value: 59.7, items: [{ ...mug, quantity: 3 }], cartId: 'c1' },
      ],
    ]);
  });

  it('is not every page that reads the cart', () => {
    const { bus, calls, context } = openBindings();
    bindCart(context);
    bus.emit('cart.changed', { cart, reason: 'read', origin: 'server' });
    expect(calls).toEqual([]);
  });
});
