// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cartView } from '../../../../../examples/storefront/views/cart.js';
import { usd } from '../../../core/commerce/product/fixtures.js';
import { cart, entry } from '../fake-services.js';

const view = (changes: Partial<typeof cart> = {}) =>
  cartView({ cart: { ...cart, ...changes }, crumb: 'the-crumb', problem: null }).cart;

describe('cartView', () => {
  it.each([
    ['no cart', null],
    ['nothing in it', { ...cart, entries: [] }],
  ])('has no cart to show when there is %s', (_, given) => {
    expect(cartView({ cart: given, crumb: 'c', problem: null }).cart).toBeNull();
  });

  it('shows an entry with its choices, its prices and how many', () => {
    expect(view()?.entries).toEqual([
      {
        id: 'entry/1',
        title: 'Dune Mug',
        url: '/shop/dune-mug',
        picture: { url: '/images/dune-mug-oat.svg' },
        choices: [
          { name: 'Colour', value: 'Oat' },
          { name: 'Size', value: 'Large' },
        ],
        price: usd('34.00'),
        subtotal: usd('68.00'),
        quantity: { value: 2, min: 0, max: 9999, step: 1, label: 'Quantity of Dune Mug' },
      },
    ]);
  });

  it('does without a picture', () => {
    expect(view({ entries: [{ ...entry, imageUrl: null }] })?.entries[0]?.picture).toBeNull();
  });

  it('sums up in the cart’s currency, and leaves out what is nothing', () => {
    expect(view({ currency: 'JPY', taxCents: 0 })).toMatchObject({
      subtotal: { value: '6800', currency: 'JPY' },
      discount: null,
      shipping: null,
      tax: null,
      total: { value: '7344', currency: 'JPY' },
    });
  });

  it('takes the discount off', () => {
    expect(view({ discountCents: 500, shippingCostCents: 400 })).toMatchObject({
      discount: usd('-5.00'),
      shipping: usd('4.00'),
      tax: usd('5.44'),
    });
  });

  it.each([{ itemUrl: 'javascript:x' }, { imageUrl: 'javascript:x' }])(
    'leads nowhere that a browser would run: %j',
    (changes) => {
      expect(() => view({ entries: [{ ...entry, ...changes }] })).toThrow('not for a page');
    },
  );
});
